import type { BookWords } from './en.ts'

export const fr: BookWords = {
  'book.contents': 'Sommaire',
}
