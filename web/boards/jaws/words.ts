import type { act1En } from '#games/jaws/messages/act-1.en.ts'
import type { sharedEn } from '#games/jaws/messages/shared.en.ts'
import type { Key, Word } from '#kernel/catalogue.ts'
import { wordsBy } from '../../i18n/words-by.ts'
import type { Say } from '../board.ts'
import type { en as island } from './act-1/messages/en.ts'
import type { en as beside } from './messages/beside.en.ts'
import type { en as table } from './messages/en.ts'

type Words = typeof sharedEn & typeof act1En & typeof table & typeof island & typeof beside

export type JawsKey = Key<Words>
export type JawsWord = Word<Words>

/** All that the page says of JAWS but for what only Act 2 says. */
export const wordsOf: (say: () => Say) => JawsWord = wordsBy
