import { ownWords } from '../i18n/own-words.ts'
import type { ShareWords } from './en.ts'

export const shareWord = ownWords<keyof ShareWords>(import.meta.glob('./??.ts', { eager: true }))
