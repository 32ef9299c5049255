import { formatter, type Params } from '../../../src/kernel/message.ts'
import { speech } from '../../i18n/words.svelte.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const SAYERS = { en: formatter('en', en), fr: formatter('fr', fr) }

export function word(key: keyof typeof en, params: Params = {}): string {
  return SAYERS[speech.language]({ key, params })
}
