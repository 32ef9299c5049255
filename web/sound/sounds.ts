/** The sounds there are, each made out of a few oscillators and some noise. */
export const SOUNDS = [
  'tick',
  'step',
  'turn',
  'fin',
  'horn',
  'splash',
  'bite',
  'dice',
  'win',
  'lose',
] as const

export type Sound = (typeof SOUNDS)[number]
