import { ABILITIES, MOVES } from './abilities.ts'
import {
  DECK,
  HAND,
  IN_THE_BOX,
  PLAYERS,
  SHARKS,
  SHOWN,
  STOMACH,
  TIDE_BONUS,
  TIDE_TILES,
  TYPES,
} from './components.ts'
import { CELLS, COLUMNS, oceanFor } from './ocean.ts'

/** The numbers of the rules that texts name. */
export const NUMBERS = {
  'sharks.sharks': SHARKS.length,
  'sharks.least': PLAYERS.least,
  'sharks.most': PLAYERS.most,
  'sharks.columns': COLUMNS,
  'sharks.fewTiles': oceanFor(PLAYERS.least).cells.length,
  'sharks.allTiles': CELLS,
  'sharks.steps': MOVES,
  'sharks.hammerheadSteps': ABILITIES.hammerhead.moves,
  'sharks.stomach': STOMACH,
  'sharks.types': TYPES.length,
  'sharks.creatures': IN_THE_BOX.creatures,
  'sharks.shown': SHOWN,
  'sharks.hand': HAND,
  'sharks.deck': DECK,
  'sharks.tideTiles': TIDE_TILES,
  'sharks.tideBonus': TIDE_BONUS,
} as const

export type SharksNumber = keyof typeof NUMBERS
