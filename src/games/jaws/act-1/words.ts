import { CREW_IDS } from '../seats.ts'
import { vocabulary } from '../vocabulary.ts'
import { BEACHES, SPACES, WATER } from './island.ts'
import { TOKENS } from './tokens.ts'

/** Every action of Act 1. */

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8']

export const MOST_BARRELS = NUMBERS.length

/** The shark. */
export const START = vocabulary.verb('start', WATER)
export const SWIM = vocabulary.verb('swim', WATER)
export const BURST = vocabulary.verb('burst', WATER)
export const EAT = vocabulary.word('eat')
export const EAT_MICHAEL = vocabulary.word('eat michael')
export const EAT_ALL = vocabulary.word('eat all')
export const TOKEN = vocabulary.verb('token', TOKENS)
export const KNOCK = vocabulary.verb('knock', CREW_IDS)

/** What an event asks the crew. */
export const SHUT = vocabulary.verb('shut', BEACHES)
export const DOCK = vocabulary.verb('dock', WATER)
export const MICHAEL = vocabulary.verb('michael', BEACHES)
export const GATHER = vocabulary.verb('gather', BEACHES)
export const FLY = vocabulary.verb('fly', SPACES)

/** The crew. */
export const TURN = vocabulary.verb('turn', CREW_IDS)
export const MOVE = vocabulary.verb('move', SPACES)
export const RESCUE = vocabulary.word('rescue')
export const RESCUE_MICHAEL = vocabulary.word('rescue michael')
export const TAKE_DOCK = vocabulary.verb('take dock', NUMBERS)
export const TAKE_WATER = vocabulary.verb('take water', NUMBERS)
export const TAKE_HOOPER = vocabulary.verb('take hooper', NUMBERS)
export const TAKE_SHOP = vocabulary.word('take shop')
export const DROP = vocabulary.word('drop')
export const GIVE = vocabulary.word('give')
export const LAUNCH = vocabulary.verb('launch', WATER)
export const BINOCULARS = vocabulary.word('binoculars')
export const FINDER = vocabulary.word('finder')
export const CLOSE = vocabulary.verb('close', BEACHES)
export const CLIMB = vocabulary.word('climb')
