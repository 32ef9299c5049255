import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'preview.about':
    'Une table pour {count} jeux de requins : entre amis grâce à un lien, autour d’un seul appareil, ou seul contre des bots. Sans compte.',
  'preview.sit': 'Cette table est ouverte : prenez une place libre, ou regardez. Sans compte.',
  'preview.table': '{game} : une table ouverte sur Dorsal',
  'preview.title': 'Dorsal : il y a quelque chose dans l’eau',
  'refusal.bad-code': 'Ce code ne convient pas, a déjà servi ou est trop ancien.',
  'refusal.bad-json': 'Ce n’est pas du JSON lisible.',
  'refusal.bad-request': 'Le champ « {field} » ne convient pas : {expected}.',
  'refusal.bad-type': 'Envoyez du JSON, avec le Content-Type application/json.',
  'refusal.closing': 'Le serveur ferme un instant. Rien n’est perdu : réessayez bientôt.',
  'refusal.fault': 'Quelque chose a échoué de notre côté. Rien n’a changé.',
  'refusal.hello-first': 'Dites d’abord bonjour.',
  'refusal.host':
    'Ce serveur ne répond pas au nom « {host} ». Qui l’héberge peut autoriser ce nom avec ALLOWED_HOSTS.',
  'refusal.no-such-device': 'Vous n’avez pas de tel appareil.',
  'refusal.no-such-pack': 'Il n’y a pas ici de paquet maison « {pack} ».',
  'refusal.no-such-page': 'Il n’y a rien ici.',
  'refusal.not-open': 'Cette table ne vous est pas ouverte.',
  'refusal.origin': 'Cette demande vient d’un autre site.',
  'refusal.origin-https':
    'La page est ouverte en https et ses demandes arrivent en http. Qui héberge le serveur donne à PUBLIC_URL l’adresse de la page.',
  'refusal.other-device':
    'Cet appareil joue dans un autre camp d’une même partie en cours. Attendez qu’elle soit finie, ou prenez un autre appareil.',
  'refusal.reserved-key': 'Des noms comme __proto__ ne sont pas permis.',
  'refusal.too-fast': 'Trop à la fois. Attendez un instant.',
  'refusal.too-large': 'C’est trop grand.',
  'refusal.too-many-blocks': 'Vous avez déjà bloqué {most} personnes. Débloquez-en une d’abord.',
  'refusal.too-many-devices': 'Vous êtes déjà connu sur {most} appareils. Retirez-en un d’abord.',
  'refusal.pack-name':
    'Le nom du fichier doit être fait de minuscules, de chiffres et de tirets, 40 au plus, et finir par .json.',
  'refusal.pack-twice': 'Il y a déjà un paquet maison « {id} ».',
  'refusal.too-many-packs':
    'Cela fait beaucoup de contenus. Attendez un peu, ou prenez-en un qui est déjà là.',
  'refusal.too-many-sockets': 'Trop de connexions sont ouvertes.',
  'refusal.who': 'Dites d’abord qui vous êtes.',
} as const

fr satisfies Translates<typeof fr, typeof en>
