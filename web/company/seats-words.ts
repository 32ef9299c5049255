import { ownWords } from '../i18n/own-words.ts'
import type { en } from './messages/seats.en.ts'

export const seatsWord = ownWords<typeof en>(import.meta.glob('./messages/seats.??.ts', { eager: true }))
