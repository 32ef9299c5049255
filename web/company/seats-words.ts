import { formatter, type Params } from '../../src/kernel/message.ts'
import { speech } from '../i18n/words.svelte.ts'
import { en, type SeatsWords } from './messages/seats.en.ts'
import { fr } from './messages/seats.fr.ts'

const SAY = { en: formatter('en', en), fr: formatter('fr', fr) }

export function seatsWord(key: keyof SeatsWords, params: Params = {}): string {
  return SAY[speech.language]({ key, params })
}
