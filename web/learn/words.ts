import { ownWords } from '../i18n/own-words.ts'
import type { en } from './messages/en.ts'

export const learnWord = ownWords<typeof en>(import.meta.glob('./messages/??.ts', { eager: true }))
