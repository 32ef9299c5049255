import type { Draw } from '#kernel/chance/chance.ts'
import type { MinnowsContent } from './content/schema.ts'
import type { MinnowsOptions } from './options.ts'
import { CARDS, SHARKS, type SharkId } from './words.ts'

/** What does not change in a match. */
export interface Setting {
  readonly options: MinnowsOptions
  readonly seats: readonly SharkId[]
  readonly shoal: number
  readonly bonus: number
}

export function settingOf(options: MinnowsOptions, content: MinnowsContent): Setting {
  const { players, shoal } = options
  return { options, seats: SHARKS.slice(0, players), shoal: content.shoals[shoal], bonus: content.bonus }
}

/** Somebody is not told: its stream is the hidden one. */
export const CARD: Draw = { label: 'card', stream: 'hidden', outcomes: CARDS }
