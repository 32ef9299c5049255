import { Vocabulary } from '#kernel/vocabulary.ts'

export const SEATS = ['ann', 'ben', 'cat'] as const
/** Card values are 1 to 5. */
export const VALUES = ['1', '2', '3', '4', '5'] as const
/** Capital letters, as on a chart. */
export const SHELLS = ['N', 'S', 'W'] as const

export type SeatName = (typeof SEATS)[number]
export type Value = (typeof VALUES)[number]
export type Shell = (typeof SHELLS)[number]

/** Every action of the game. */
export const vocabulary = new Vocabulary()

export const LAY = vocabulary.verb('lay', VALUES)
export const SWAP = vocabulary.word('swap')
export const SEND = vocabulary.verb('send', SEATS)
export const PUT = vocabulary.verb('put', SHELLS)
export const DONE = vocabulary.word('done')
export const WADE = vocabulary.verb('wade', SHELLS)
export const PEEK = vocabulary.word('peek')
export const OPEN = vocabulary.word('open')
export const SPLASH = vocabulary.word('splash')
export const PASS = vocabulary.word('pass')
