import type { ChoiceName, Choices } from '../client/choices.ts'
import type { Key } from '../i18n/words.svelte.ts'

/** What each choice of this device and its values are called. */
export const CHOICE_WORDS = {
  pace: {
    title: 'pace.title',
    calm: 'pace.calm',
    usual: 'pace.usual',
    fast: 'pace.fast',
    'at-once': 'pace.at-once',
  },
} as const satisfies { readonly [name in ChoiceName]: { readonly [part in 'title' | Choices[name]]: Key } }
