import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'share.address': 'Adresse pour les autres',
  'share.ask-title': 'Demandez le lien à l’hôte',
  'share.ask-private':
    'Il n’y a à cette adresse aucune table que vous puissiez voir. Une table privée s’ouvre avec son lien entier : il se termine par # et un code, et ce qui suit le # se perd facilement quand on copie un lien.',
  'share.ask-begun':
    'Quand une partie a commencé, son lien ne laisse plus entrer personne : demandez à l’hôte si l’on peut regarder la table.',
  'share.ask-device': 'Vous y êtes assis, sur un autre appareil ou dans un autre navigateur ?',
  'share.ask-move': 'Se retrouver ici',
  'share.copy': 'Copier',
  'share.copied': 'Le lien est copié.',
  'share.copied-here': 'Le lien est copié, mais il ne marche que sur cet ordinateur.',
  'share.copy-by-hand': 'Le lien est sélectionné : copiez-le à la main.',
  'share.elsewhere':
    'Cette table a un lien, mais seul l’appareil où il a été fait le connaît. Un nouveau lien y mettra fin.',
  'share.name-about': 'Sans compte. Cet appareil se souviendra de votre place.',
  'share.name-first': 'Comment vous appeler ?',
  'share.name-keep': 'C’est moi',
  'share.name': 'Votre nom',
  'share.only-here':
    'Seul cet ordinateur peut ouvrir ce lien : Dorsal ne connaît aucune adresse par laquelle d’autres le joignent. Qui le fait tourner peut en donner une avec PUBLIC_URL, ou le laisser écouter tout le réseau.',
  'share.open-there': 'Sur l’autre appareil, ouvrez {address}',
  'share.qr': 'Le lien en code QR',
  'share.renew': 'Nouveau lien',
  'share.renew-about': 'Un nouveau lien met fin à celui-ci.',
  'share.send': 'Partager',
  'share.side': 'S’asseoir ici pour {roles}',
  'share.table': 'Lien vers cette table',
  'share.table-about':
    'Un seul lien pour tous : un nom, une place libre, et voilà. Il ne donne que des places libres, et prend fin quand la partie commence.',
  'share.table-text': 'Viens jouer à {game}.',
  'share.taken': 'Toutes les places sont prises. S’il s’en libère une, on peut la prendre ici.',
} as const

fr satisfies Translates<typeof fr, typeof en>
