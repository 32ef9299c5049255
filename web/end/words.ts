import { ownWords } from '../i18n/own-words.ts'
import type { EndWords } from './messages/en.ts'

export const endWord = ownWords<keyof EndWords>(import.meta.glob('./messages/??.ts', { eager: true }))
