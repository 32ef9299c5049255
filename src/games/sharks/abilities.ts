import type { SharkId } from './components.ts'
import type { Ocean } from './ocean.ts'

/** How a shark's movement differs from the others' (rulebook: The Sharks). */
export interface Ability {
  /** Steps a turn. */
  readonly steps: number
  /** Cells it can reach in one step besides the neighbours. */
  leaps(ocean: Ocean): readonly (readonly number[])[]
  /** Whether it may leap more than once a turn. */
  readonly leapsAgain: boolean
  readonly throughSharks: boolean
  readonly throughBoat: boolean
}

const NO_LEAPS: readonly (readonly number[])[] = Array.from({ length: 16 }, () => [])

const ORDINARY: Ability = {
  steps: 3,
  leaps: () => NO_LEAPS,
  leapsAgain: false,
  throughSharks: false,
  throughBoat: false,
}

export const ABILITIES: { readonly [shark in SharkId]: Ability } = {
  bull: { ...ORDINARY, leaps: (ocean) => ocean.clockwise, leapsAgain: true },
  thresher: { ...ORDINARY, leaps: (ocean) => ocean.diagonals },
  hammerhead: { ...ORDINARY, steps: 4 },
  'great-white': { ...ORDINARY, throughSharks: true },
  mako: { ...ORDINARY, leaps: (ocean) => ocean.opposite },
  tiger: { ...ORDINARY, throughBoat: true },
}
