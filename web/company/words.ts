import type { SaidView } from '#table/talk-view.ts'
import { ownWords } from '../i18n/own-words.ts'
import type { CompanyWords } from './messages/en.ts'

export const companyWord = ownWords<keyof CompanyWords>(import.meta.glob('./messages/??.ts', { eager: true }))

/** What was said, in the words of its reader where it is a quick word. */
export function lineText({ text, word }: SaidView): string {
  return word === undefined ? text : companyWord(`quick.${word}`)
}
