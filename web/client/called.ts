import { word } from '../i18n/words.svelte.ts'

/** A person's name as the page writes it; whoever was forgotten has none. */
export function called(name: string): string {
  return name || word('people.someone')
}
