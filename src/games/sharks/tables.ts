import { SIZES, TILES, TYPES } from './components.ts'

/** Every number of players, every shark and every option; every shark goes first at one of them. */
export const TABLES: readonly unknown[] = [
  { players: 2 },
  { players: 3, sharks: ['bull', 'thresher', 'hammerhead'], first: 'hammerhead' },
  { players: 4, first: 'tiger' },
  { players: 2, sharks: ['bull', 'thresher'], boat: 'common-view', first: 'thresher' },
  { players: 4, sharks: ['hammerhead', 'bull', 'great-white', 'thresher'], first: 'bull' },
  { players: 2, hands: 'open', first: 'mako' },
  { players: 2, first: 'great-white' },
]

export const PACKS: readonly unknown[] = [nearlyEmptyBags(), oilEverywhere()]

/** All 32 trash tokens would have to lie on tiles or in stomachs at once: the boat's own tests lay it out. */
export const BEYOND: readonly string[] = ['sharks.no-token']

/** Small and medium bags that run dry, which the usual content almost never does. */
function nearlyEmptyBags() {
  const count = { small: 1, medium: 1, large: 10 }
  const creatures = SIZES.flatMap((size) =>
    TYPES.map((type) => ({ type, size, count: count[size], source: 'house' })),
  )
  return { game: 'sharks', creatures }
}

/** Half the ocean under oil: sharks are boxed in and find no way into it. */
function oilEverywhere() {
  const tiles = TILES.map((kind) =>
    kind === 'oil'
      ? { kind, core: 0, more: 15, source: 'house' }
      : { kind, core: 1, more: 0, source: 'house' },
  )
  return { game: 'sharks', tiles }
}
