import { formatter, type Params } from '../../src/kernel/message.ts'
import type { SaidView } from '../../src/table/talk-view.ts'
import { speech } from '../i18n/words.svelte.ts'
import { type CompanyWords, en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

/** Both languages come at once: they are short, and nobody waits for them. */
const SAY = { en: formatter('en', en), fr: formatter('fr', fr) }

export function companyWord(key: keyof CompanyWords, params: Params = {}): string {
  return SAY[speech.language]({ key, params })
}

/** What was said, in the words of its reader where it is a quick word. */
export function lineText({ text, word }: SaidView): string {
  return word === undefined ? text : companyWord(`quick.${word}`)
}
