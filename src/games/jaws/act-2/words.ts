import { CREW_IDS } from '../seats.ts'
import { vocabulary } from '../vocabulary.ts'
import { ABILITIES, BOAT_NAMES, FACES, GEAR_CARDS, LETTERS, SPACE_NAMES, WATER_NAMES } from './components.ts'

/** Every action of Act 2. */

/** Gear is called by the number of its design in the content. */
const GEAR = Array.from({ length: GEAR_CARDS }, (_, design) => String(design + 1))

export const ASSIGN = vocabulary.verb('assign', CREW_IDS)
export const BOARD = vocabulary.verb('board', BOAT_NAMES)
export const SURFACE = vocabulary.verb('surface', LETTERS)
export const LAY = vocabulary.verb('lay', ABILITIES)
const LOCK = vocabulary.verb('lock', ['plain', 'ability'])
export const LOCK_PLAIN = LOCK.of(0)
export const LOCK_ABILITY = LOCK.of(1)
export const CHUM = vocabulary.word('chum')
export const SHOW = vocabulary.verb('show', LETTERS)
export const STAY = vocabulary.word('stay')
export const MOVE = vocabulary.verb('move', SPACE_NAMES)
export const READY = vocabulary.verb('ready', GEAR)
export const TARGET = vocabulary.verb('target', WATER_NAMES)
export const SHIFT = vocabulary.verb('shift', WATER_NAMES)
export const ATTACK = vocabulary.word('attack')
const DISCARD = vocabulary.verb('discard', ['ammo', 'weapon'])
export const DISCARD_AMMO = DISCARD.of(0)
export const DISCARD_WEAPON = DISCARD.of(1)
export const RAM = vocabulary.verb('ram', WATER_NAMES)
/** The shark's attack: on a boat space, or on a crew member. */
export const BITE = vocabulary.verb('attack', [...BOAT_NAMES, ...CREW_IDS])
export const CAGE = vocabulary.word('cage')
export const REROLL = vocabulary.verb('reroll', FACES)
export const ROLL = vocabulary.word('roll')
export const TOPPLE = vocabulary.verb('topple', BOAT_NAMES)
export const BONUS = vocabulary.verb('bonus', CREW_IDS)
