import { Vocabulary } from '#kernel/vocabulary.ts'
import { DECK, DIRECTIONS, SIZES, TYPES } from './components.ts'
import { CELL_NAMES, SPOT_NAMES } from './ocean.ts'

/** Every action of Sharks. */
export const vocabulary = new Vocabulary()

/** A score card is called by the number of its design in the deck. */
const CARDS = Array.from({ length: DECK }, (_, design) => String(design + 1))

export const START = vocabulary.verb('start', SPOT_NAMES)
export const SHIFT = vocabulary.verb('shift', SPOT_NAMES)
export const SWIM = vocabulary.verb('swim', CELL_NAMES)
export const STOP = vocabulary.word('stop')
export const STAY = vocabulary.word('stay')
export const TAKE = vocabulary.verb('take', TYPES)
export const DRAW = vocabulary.verb('draw', SIZES)
export const CHANGE = vocabulary.verb('change', CELL_NAMES)
export const RELIEVE = vocabulary.word('relieve')
export const DISCARD = vocabulary.verb('discard', CARDS)
export const SCORE = vocabulary.verb('score', CARDS)
export const DONE = vocabulary.word('done')
export const BOAT = vocabulary.verb('boat', DIRECTIONS)
