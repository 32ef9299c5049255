import type { Pace } from '../client/preferences.svelte.ts'
import type { Key } from '../i18n/words.svelte.ts'

export const PACE_NAMES = {
  calm: 'pace.calm',
  usual: 'pace.usual',
  fast: 'pace.fast',
  'at-once': 'pace.at-once',
} as const satisfies { readonly [pace in Pace]: Key }
