import { ownWords } from '../i18n/own-words.ts'
import type { SeatsWords } from './messages/seats.en.ts'

export const seatsWord = ownWords<keyof SeatsWords>(
  import.meta.glob('./messages/seats.??.ts', { eager: true }),
)
