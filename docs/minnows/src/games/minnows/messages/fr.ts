import type { Translates } from '#kernel/catalogue.ts'
import type { MinnowsEvent } from '../events.ts'
import type { en } from './en.ts'
import { name } from './name.ts'

export const fr = {
  'minnows.name': name.fr,
  'minnows.pitch':
    'Mangez dans le banc jusqu’au dernier ; une carte secrète dit s’il vous faut un nombre impair.',
  'minnows.ask.bite': '{seat@seat} mange dans le banc de {left}.',
  'minnows.do.bite': 'Manger {count|un vairon|# vairons}',
  'minnows.no.left': 'Il ne reste {left|qu’un vairon|que # vairons}.',
  'minnows.no.now': 'Pas maintenant.',
  'minnows.card': 'Vous piochez {card@minnows.kind}.',
  'minnows.dealt': '{seat@seat} pioche une carte.',
  'minnows.ate': '{seat@seat} mange {count|un vairon|# vairons} : il en reste {left}.',
  'minnows.showed': '{seat@seat} montre {card@minnows.kind} : {points|# point|# points}.',
  'minnows.over': 'Le banc est mangé.',
  'minnows.end': 'Le banc est mangé, et le plus de points gagne.',
  'minnows.kind.odd': 'Impair',
  'minnows.kind.even': 'Pair',
} as const

fr satisfies Translates<typeof fr, typeof en, MinnowsEvent>
