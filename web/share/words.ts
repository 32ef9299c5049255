import { ownWords } from '../i18n/own-words.ts'
import type { en } from './en.ts'

export const shareWord = ownWords<typeof en>(import.meta.glob('./??.ts', { eager: true }))
