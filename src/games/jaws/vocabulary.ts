import { Vocabulary } from '#kernel/vocabulary.ts'

/** Every action of JAWS: what both acts say, then Act 1's words, then Act 2's (see words.ts). */
export const vocabulary = new Vocabulary()

/** Ends a turn, or says no to something optional. */
export const DONE = vocabulary.word('done')
