/**
 * The sounds there are, each made out of a few oscillators and some noise; the graver, the later in this list: where
 * there is time for one only, it is the last of them.
 */
export const SOUNDS = [
  'tick',
  'step',
  'turn',
  'dice',
  'bite',
  'horn',
  'siren',
  'splash',
  'fin',
  'win',
  'lose',
] as const

export type Sound = (typeof SOUNDS)[number]
