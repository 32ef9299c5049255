import JawsPoster from '../art/posters/Jaws.svelte'
import SharkIslandPoster from '../art/posters/SharkIsland.svelte'
import SharksPoster from '../art/posters/Sharks.svelte'
import type { GameKit, GamePage } from './board.ts'

/** The shelf, in the order of the posters. */
export const PAGES: readonly GamePage[] = [
  {
    id: 'jaws',
    players: [2, 4],
    minutes: [60, 90],
    Poster: JawsPoster,
    load: async () => (await import('./jaws/kit.ts')).kit as unknown as GameKit,
  },
  {
    id: 'shark-island',
    players: [2, 5],
    minutes: [90, 90],
    Poster: SharkIslandPoster,
    load: async () => (await import('./shark-island/kit.ts')).kit,
  },
  {
    id: 'sharks',
    players: [2, 4],
    minutes: [30, 30],
    Poster: SharksPoster,
    load: async () => (await import('./sharks/kit.ts')).kit as unknown as GameKit,
  },
]

export function pageOf(game: string): GamePage | undefined {
  return PAGES.find(({ id }) => id === game)
}
