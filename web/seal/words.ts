import { ownWords } from '../i18n/own-words.ts'
import type { SealWords } from './messages/en.ts'

export const sealWord = ownWords<keyof SealWords>(import.meta.glob('./messages/??.ts', { eager: true }))
