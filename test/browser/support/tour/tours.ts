import { jaws } from './jaws.ts'
import type { Tour } from './shared.ts'
import { sharkIsland } from './shark-island.ts'
import { sharks } from './sharks.ts'

/** Every screen of the page: with Sharks those that all games share, with the others what is theirs. */
export const TOURS: { readonly [game: string]: Tour } = { sharks, jaws, 'shark-island': sharkIsland }
