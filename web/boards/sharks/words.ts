import type { en as game } from '#games/sharks/messages/en.ts'
import type { Key, Word } from '#kernel/catalogue.ts'
import { wordsBy } from '../../i18n/words-by.ts'
import type { Say } from '../board.ts'
import type { en as beside } from './messages/beside.en.ts'
import type { en as table } from './messages/en.ts'

type Words = typeof game & typeof table & typeof beside

export type SharksKey = Key<Words>
export type SharksWord = Word<Words>

/** All that the page says of Sharks. */
export const wordsOf: (say: () => Say) => SharksWord = wordsBy
