import { speech } from '../../../i18n/words.svelte.ts'
import type { GearCard } from './props.ts'

/** What a card says, in the language of the page. */
export function textOf({ text }: { readonly text: GearCard['text'] }): string {
  return text[speech.language]
}

export function nameOf({ name }: { readonly name: GearCard['name'] }): string {
  return name[speech.language]
}
