import type { Says } from '#kernel/catalogue.ts'
import type { MinnowsEvent } from '../events.ts'
import { name } from './name.ts'

export const en = {
  'minnows.name': name.en,
  'minnows.pitch': 'Eat from the shoal until it is gone; a secret card says whether you want an odd count.',
  'minnows.ask.bite': '{seat@seat} eats from the shoal of {left}.',
  'minnows.do.bite': 'Eat {count|a minnow|# minnows}',
  'minnows.no.left': 'There {left|is only one minnow|are only # minnows} left.',
  'minnows.no.now': 'Not now.',
  'minnows.card': 'You draw {card@minnows.kind}.',
  'minnows.dealt': '{seat@seat} draws a card.',
  'minnows.ate': '{seat@seat} eats {count|a minnow|# minnows}: {left} left.',
  'minnows.showed': '{seat@seat} shows {card@minnows.kind}: {points|# point|# points}.',
  'minnows.over': 'The shoal is gone.',
  'minnows.end': 'The shoal is gone, and most points win.',
  'minnows.kind.odd': 'Odd',
  'minnows.kind.even': 'Even',
} as const

en satisfies Says<typeof en, MinnowsEvent>
