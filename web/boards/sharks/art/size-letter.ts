import type { Language } from '#kernel/message.ts'
import { speech } from '../../../i18n/words.svelte.ts'
import type { CreatureSize } from './creature-shapes.ts'

const LETTERS: { readonly [language in Language]: { readonly [size in CreatureSize]: string } } = {
  en: { small: 'S', medium: 'M', large: 'L' },
  fr: { small: 'P', medium: 'M', large: 'G' },
}

/** The letter that stands for a size on tiles, bags and cards. */
export function sizeLetter(size: CreatureSize): string {
  return LETTERS[speech.language][size]
}
