import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'me.title': 'Vous',
  'me.about': 'Ni compte ni mot de passe : cet appareil se souvient de vous.',
  'me.name': 'Votre nom à la table',
  'me.keep': 'Garder',
  'me.renamed': 'C’est votre nom désormais.',
  'me.other-device': 'Continuer sur un autre appareil',
  'me.other-device-about':
    'Demandez un code ici et tapez-le là-bas. Il sert une fois, pendant dix minutes, et emporte vos places.',
  'me.ask-code': 'Montrer un code',
  'me.have-code': 'Un code de votre autre appareil',
  'me.move': 'C’est moi',
  'me.moved': 'Vous revoilà, {name}.',
  'me.forget': 'M’oublier ici',
  'me.forget-about': 'Cet appareil ne vous connaîtra plus et ne pourra plus jouer vos tours.',
  'me.forgotten': 'Cet appareil vous a oublié.',
  'me.alone': 'Me retirer de tous les autres appareils',
  'me.devices': 'Vos appareils',
  'me.devices-about': 'Chacun peut jouer vos tours. Retirez celui que vous avez perdu ou donné.',
  'me.device': 'Un appareil',
  'me.device-here': 'celui-ci',
  'me.device-days': 'ajouté le {since}, vu le {seen}',
  'me.device-end': 'Retirer',
  'me.device-end-of': 'Retirer : {device}, {days}',
  'me.device-ended': 'Cet appareil ne vous connaît plus.',
  'me.devices-end': 'Retirer tous les autres',
  'me.devices-ended': 'Seul cet appareil vous connaît désormais.',
  'me.blocked': 'Personnes bloquées',
  'me.blocked-about':
    'Elles ne peuvent pas prendre place à vos tables, et vous ne lisez pas ce qu’elles disent.',
  'me.unblock': 'Débloquer',
  'me.unblock-of': 'Débloquer {name}',
  'me.unblocked': 'Vous avez débloqué {name}.',
  'me.delete': 'Effacer ce qui me concerne',
  'me.delete-about': 'Sur tous les appareils, et à chaque table où vous avez pris place.',
  'me.delete-goes':
    'Votre nom, vos appareils et codes, tout ce que vous avez dit aux tables, vos blocages et vos signalements sont effacés. Là où vous jouez encore, vous abandonnez.',
  'me.delete-stays':
    'Vos coups restent, sous « Quelqu’un », pour que les autres gardent leurs parties. Les notes sur les blocs de vos camps aussi.',
  'me.delete-backups':
    'Des sauvegardes de ce serveur peuvent le garder. Si l’une est remise en place, il l’efface à nouveau.',
  'me.delete-sure': 'Je sais que personne ne peut revenir en arrière.',
  'me.delete-now': 'Effacer pour toujours',
  'me.deleted': 'Ce qui vous concernait est effacé.',
} as const

fr satisfies Translates<typeof fr, typeof en>
