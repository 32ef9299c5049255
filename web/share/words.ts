import { formatter, type Params } from '../../src/kernel/message.ts'
import { speech } from '../i18n/words.svelte.ts'
import { en, type ShareWords } from './en.ts'
import { fr } from './fr.ts'

/** Both languages come at once: they are short, and loaded when a link is looked at. */
const SAY = { en: formatter('en', en), fr: formatter('fr', fr) }

export function shareWord(key: keyof ShareWords, params: Params = {}): string {
  return SAY[speech.language]({ key, params })
}
