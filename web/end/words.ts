import { formatter, type Params } from '../../src/kernel/message.ts'
import { speech } from '../i18n/words.svelte.ts'
import { type EndWords, en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const SAY = { en: formatter('en', en), fr: formatter('fr', fr) }

export function endWord(key: keyof EndWords, params: Params = {}): string {
  return SAY[speech.language]({ key, params })
}
