import type { en as game } from '#games/shark-island/messages/en.ts'
import type { Key, Word } from '#kernel/catalogue.ts'
import { wordsBy } from '../../i18n/words-by.ts'
import type { Say } from '../board.ts'
import type { en as beside } from './messages/beside.en.ts'
import type { en as table } from './messages/en.ts'

type Words = typeof game & typeof table & typeof beside

export type IslandKey = Key<Words>
export type IslandWord = Word<Words>

/** All that the page says of Shark Island. */
export const wordsOf: (say: () => Say) => IslandWord = wordsBy
