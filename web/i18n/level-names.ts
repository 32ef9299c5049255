import type { Level } from '#kernel/levels.ts'
import { type Key, word } from './words.svelte.ts'

const NAMES = {
  random: 'level.random',
  greedy: 'level.greedy',
  cadet: 'level.cadet',
  mate: 'level.mate',
  captain: 'level.captain',
} as const satisfies { readonly [level in Level]: Key }

/** What a bot is called, by how far it thinks. */
export function levelName(level: string | null): string {
  return level === null ? '' : word(NAMES[level as Level])
}
