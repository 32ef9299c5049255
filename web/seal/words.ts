import { formatter, type Params } from '../../src/kernel/message.ts'
import { speech } from '../i18n/words.svelte.ts'
import { en, type SealWords } from './messages/en.ts'
import { fr } from './messages/fr.ts'

/** Both languages come at once: they are short, and nobody waits for them. */
const SAY = { en: formatter('en', en), fr: formatter('fr', fr) }

export function sealWord(key: keyof SealWords, params: Params = {}): string {
  return SAY[speech.language]({ key, params })
}
