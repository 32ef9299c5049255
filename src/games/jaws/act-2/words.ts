import { CREW_IDS } from '../seats.ts'
import { vocabulary } from '../vocabulary.ts'
import { ABILITIES, FACES, GEAR_CARDS, LETTERS, SPACE_NAMES, WATER } from './components.ts'

/** Every action of Act 2. A verb's action is the constant plus the number of the thing. */

const BOATS = SPACE_NAMES.slice(0, WATER)
const WATERS = SPACE_NAMES.slice(WATER)
/** Gear is called by the number of its design in the content. */
const GEAR = Array.from({ length: GEAR_CARDS }, (_, design) => String(design + 1))

export const ASSIGN = vocabulary.verb('assign', CREW_IDS)
export const BOARD = vocabulary.verb('board', BOATS)
export const SURFACE = vocabulary.verb('surface', LETTERS)
export const LAY = vocabulary.verb('lay', ABILITIES)
export const LOCK = vocabulary.verb('lock', ['plain', 'ability'])
export const CHUM = vocabulary.word('chum')
export const SHOW = vocabulary.verb('show', LETTERS)
export const STAY = vocabulary.word('stay')
export const MOVE = vocabulary.verb('move', SPACE_NAMES)
export const READY = vocabulary.verb('ready', GEAR)
export const TARGET = vocabulary.verb('target', WATERS)
export const SHIFT = vocabulary.verb('shift', WATERS)
export const ATTACK = vocabulary.word('attack')
export const DISCARD = vocabulary.verb('discard', ['ammo', 'weapon'])
export const RAM = vocabulary.verb('ram', WATERS)
/** The shark's attack: on a boat space, or on a crew member. */
export const BITE = vocabulary.verb('attack', [...BOATS, ...CREW_IDS])
export const CAGE = vocabulary.word('cage')
export const REROLL = vocabulary.verb('reroll', FACES)
export const ROLL = vocabulary.word('roll')
export const TOPPLE = vocabulary.verb('topple', BOATS)
export const BONUS = vocabulary.verb('bonus', CREW_IDS)

export function isOf(action: number, verb: number, things: number): boolean {
  return action >= verb && action < verb + things
}
