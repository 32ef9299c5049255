import type { Room } from '#wire/room.ts'
import type { Key } from '../i18n/words.svelte.ts'

type By = { readonly [what in NonNullable<Room['offer']>['offer']['what']]: Key }

/** What whoever is asked reads. */
export const ASKS = {
  takeback: 'offer.asks.takeback',
  end: 'offer.asks.end',
  rematch: 'offer.asks.rematch',
} as const satisfies By

/** What whoever has asked or agreed reads. */
export const WAITING = {
  takeback: 'offer.waiting.takeback',
  end: 'offer.waiting.end',
  rematch: 'offer.waiting.rematch',
} as const satisfies By
