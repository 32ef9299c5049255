import { ownWords } from '../../i18n/own-words.ts'
import type { OthersWords } from './messages/en.ts'

export const othersWord = ownWords<keyof OthersWords>(import.meta.glob('./messages/??.ts', { eager: true }))
