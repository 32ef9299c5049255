import type { SharkId } from './components.ts'
import { CELLS, type Ocean } from './ocean.ts'

/** How a shark's movement differs from the others'. */
export interface Ability {
  /** Tile movements a turn. */
  readonly moves: number
  /** Cells it can reach in one movement besides the neighbours. */
  leaps(ocean: Ocean): readonly (readonly number[])[]
  /** Whether it may leap more than once a turn. */
  readonly leapsAgain: boolean
  readonly throughSharks: boolean
  readonly throughBoat: boolean
}

const NO_LEAPS: readonly (readonly number[])[] = Array.from({ length: CELLS }, () => [])

/** How many tile movements a shark has in a turn, where its ability does not say otherwise. */
export const MOVES = 3

const ORDINARY: Ability = {
  moves: MOVES,
  leaps: () => NO_LEAPS,
  leapsAgain: false,
  throughSharks: false,
  throughBoat: false,
}

/** Rulebook, "The Sharks". */
export const ABILITIES: { readonly [shark in SharkId]: Ability } = {
  /** Rulebook, "Bull Shark": from a corner to the next one clockwise. */
  bull: { ...ORDINARY, leaps: (ocean) => ocean.clockwise, leapsAgain: true },
  /** Rulebook, "Common Thresher Shark": diagonally, once a turn. */
  thresher: { ...ORDINARY, leaps: (ocean) => ocean.diagonals },
  /** Rulebook, "Great Hammerhead Shark": one tile more. */
  hammerhead: { ...ORDINARY, moves: MOVES + 1 },
  /** Rulebook, "Great White Shark": past other sharks and onto their tiles. */
  'great-white': { ...ORDINARY, throughSharks: true },
  /** Rulebook, "Shortfin Mako Shark": from a corner to the opposite one, once a turn. */
  mako: { ...ORDINARY, leaps: (ocean) => ocean.opposite },
  /** Rulebook, "Tiger Shark": past the boat and onto its tile. */
  tiger: { ...ORDINARY, throughBoat: true },
}
