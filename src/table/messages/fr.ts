import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'refusal.bad-seating': 'Chaque personne qui rejoue a besoin d’une place, et personne d’autre n’en a.',
  'refusal.bad-invitation': 'Cette invitation ne convient pas, ou a déjà servi.',
  'refusal.bot-already': 'Un joueur automatique tient déjà cette place.',
  'refusal.bot-plays': 'Un joueur automatique tient cette place. Reprenez-la d’abord.',
  'refusal.conceded': 'Vous avez abandonné.',
  'refusal.hush': 'Votre équipe ne doit pas se concerter maintenant.',
  'refusal.log-full':
    'Il n’y a plus de place pour cela à cette table : au plus {most} par partie. Vous pouvez encore jouer ou abandonner.',
  'refusal.name-character':
    'Un nom ne peut contenir le caractère {character} : il ne se voit pas, ou change la lecture du reste.',
  'refusal.name-marks': 'Une lettre de ce nom porte trop de signes : au plus {most}.',
  'refusal.name-unseen': 'Un nom doit avoir quelque chose de visible.',
  'refusal.no-bot': 'Aucun joueur automatique ne tient cette place.',
  'refusal.no-longer-playable':
    'Cette partie suivait les règles numéro {played} ; ce serveur joue selon le numéro {plays}. Elle ne peut être ni continuée ni revue ici.',
  'refusal.no-offer': 'Rien n’est demandé.',
  'refusal.no-such-game': 'Il n’y a pas de jeu « {game} ».',
  'refusal.no-such-match': 'Il n’y a pas de telle partie.',
  'refusal.no-such-person': 'Il n’y a pas de telle personne à cette table.',
  'refusal.no-such-seat': 'Il n’y a pas de telle place.',
  'refusal.not-at-table': 'Vous n’êtes pas à cette table.',
  'refusal.not-gone': 'Leur absence ne dure pas encore {seconds} secondes.',
  'refusal.not-host': 'Seul l’hôte peut le faire.',
  'refusal.not-invited': 'Il faut une invitation pour cette place.',
  'refusal.not-started': 'La partie n’a pas encore commencé.',
  'refusal.not-your-seat': 'Ce n’est pas votre place.',
  'refusal.nothing-said': 'Le message était vide.',
  'refusal.offer-open': 'Une demande est déjà en cours.',
  'refusal.other-holder': 'L’autre joueur de cette place a commencé son tour.',
  'refusal.other-offer': 'On vous demande autre chose à présent.',
  'refusal.other-side': 'Vous avez vu ce que sait un autre camp de cette partie.',
  'refusal.pad-full': 'Le bloc est plein : au plus {most} notes.',
  'refusal.rearranged': 'La table a changé depuis que vous l’avez vue. Regardez-la de nouveau.',
  'refusal.rematched': 'La revanche est déjà prévue.',
  'refusal.running': 'La partie est encore en cours : sa feuille est pour après.',
  'refusal.seat-full': 'Cette place est déjà partagée par {most} personnes.',
  'refusal.seat-taken': 'Cette place est prise.',
  'refusal.seated': 'Vous y êtes déjà.',
  'refusal.started': 'La partie a commencé.',
  'refusal.still-playable': 'Cette partie peut continuer.',
  'refusal.too-few-seats': 'Avec ces options, il y a moins de places que de personnes à la table.',
  'refusal.too-long': 'C’est trop long : au plus {most} caractères.',
  'refusal.too-many-actions': 'Trop d’actions à la fois.',
  'refusal.unknown-action': 'Il n’y a pas d’action « {action} ».',
  'refusal.unreadable':
    'Cette table est illisible : ce qui en était gardé est abîmé. Qui tient le serveur peut remettre une copie.',
} as const

fr satisfies Translates<typeof fr, typeof en>
