import type { ChoiceName, Choices } from '../client/choices.ts'
import { type Key, word } from '../i18n/words.svelte.ts'

const WORDS = {
  pace: {
    title: 'pace.title',
    calm: 'pace.calm',
    usual: 'pace.usual',
    fast: 'pace.fast',
    'at-once': 'pace.at-once',
  },
} as const satisfies { readonly [name in ChoiceName]: { readonly [part in 'title' | Choices[name]]: Key } }

type ValueOf<T> = T extends unknown ? T[keyof T] : never

/** What a choice of this device is called, or one of its values. */
export function choiceWord(name: ChoiceName, part: string): string {
  const words: { readonly [part: string]: ValueOf<ValueOf<typeof WORDS>> } = WORDS[name]
  return word(words[part])
}
