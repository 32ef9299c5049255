import type { Key } from '#kernel/catalogue.ts'
import type { QuickWord } from '#table/quick-words.ts'
import type { SaidView } from '#table/talk-view.ts'
import { ownWords } from '../i18n/own-words.ts'
import type { en } from './messages/en.ts'

export const companyWord = ownWords<typeof en>(import.meta.glob('./messages/??.ts', { eager: true }))

const QUICK = {
  hello: 'quick.hello',
  'well-played': 'quick.well-played',
  ouch: 'quick.ouch',
  moment: 'quick.moment',
  go: 'quick.go',
  thanks: 'quick.thanks',
} as const satisfies { readonly [word in QuickWord]: Key<typeof en> }

export function quickWord(word: QuickWord): string {
  return companyWord(QUICK[word])
}

/** What was said, in the words of its reader where it is a quick word. */
export function lineText({ text, word }: SaidView): string {
  return word === undefined ? text : quickWord(word)
}
