import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'others.mute': 'Ne plus lire {name}',
  'others.unmute': 'Relire {name}',
  'others.title': 'Les autres à cette table',
  'others.block': 'Bloquer',
  'others.block-sure': 'Bloquer {name} : vraiment ?',
  'others.unblock': 'Débloquer',
  'others.block-about':
    'Une personne bloquée ne peut plus prendre place à vos tables, et vous ne lisez plus rien d’elle, ici ni ailleurs. Elle n’en est pas avertie. Vous pouvez revenir là-dessus à la page « Vous ».',
  'others.blocked': 'Vous avez bloqué {name}.',
  'others.unblocked': 'Vous avez débloqué {name}.',
  'others.is-blocked': 'bloqué',
  'others.is-muted': 'plus lu',
  'others.report': 'Signaler',
  'others.report-title': 'Signaler {name}',
  'others.why': 'De quoi s’agit-il ?',
  'others.why.talk': 'Ses propos',
  'others.why.name': 'Son nom',
  'others.why.play': 'Sa façon de jouer',
  'others.words': 'Que s’est-il passé ? (si vous voulez)',
  'others.report-about':
    'Qui tient ce serveur le lit, avec ce que {name} a dit en dernier à cette table. {name} n’en saura rien.',
  'others.send': 'Envoyer',
  'others.reported': 'Signalé. Merci.',
} as const

fr satisfies Translates<typeof fr, typeof en>
