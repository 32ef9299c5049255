import type { Word } from '#kernel/catalogue.ts'
import { wordsBy } from '../../i18n/words-by.ts'
import type { Say } from '../board.ts'
import type { en } from './messages/en.ts'

/** What the page says of Minnows. */
export const wordsOf: (say: () => Say) => Word<typeof en> = wordsBy
