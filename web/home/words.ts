import { sayerOf } from '../i18n/own-words.ts'
import { wordsBy } from '../i18n/words-by.ts'
import type { en } from './messages/en.ts'

export const homeSay = sayerOf(import.meta.glob('./messages/??.ts', { eager: true }))
export const homeWord = wordsBy<typeof en>(() => homeSay)
