import { Vocabulary } from '#kernel/vocabulary.ts'
import { FIRST_UP } from './combat-phase/line.ts'
import {
  BONUSES,
  EVENTS,
  HUNTERS,
  ICONS,
  MOST_TILES,
  SHARK_DECK,
  STRATEGIES,
  VOTES,
  WARES,
} from './components.ts'

/** Every action of Shark Island. Things are called by their number in the list. */
export const vocabulary = new Vocabulary()

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** Tiles by their place in the row; the first lies nearest the stack. */
const TILES = numbers(1, MOST_TILES)
/** A skill card is called by the number of its design in its owner's deck. */
const DESIGNS = numbers(1, SHARK_DECK)
/** Places in a combat line that can hold a face-up card. */
const PLACES = numbers(FIRST_UP + 1, 20)

export const STRATEGY = vocabulary.verb('strategy', STRATEGIES)
export const BUY = vocabulary.verb('buy', WARES)
export const PLAY = vocabulary.verb('play', DESIGNS)
export const DISCARD = vocabulary.verb('discard', DESIGNS)
export const AID = vocabulary.verb('on', HUNTERS)
export const PUT = vocabulary.verb('put', TILES)
export const DONE = vocabulary.word('done')
export const REROLL = vocabulary.word('reroll')
export const KEEP = vocabulary.word('keep')
export const SIGHT = vocabulary.verb('sight', TILES)
export const DRAW = vocabulary.word('draw')
export const MEND = vocabulary.word('repair')
export const TOKEN = vocabulary.verb('token', ICONS)
export const SAIL = vocabulary.verb('sail', TILES)
export const DOCK = vocabulary.word('dock')
export const REVEAL = vocabulary.word('reveal')
export const STOP = vocabulary.word('stop')
export const MOVE = vocabulary.word('move')
export const STAY = vocabulary.word('stay')
export const TAKE = vocabulary.word('take')
export const PASS = vocabulary.word('pass')
export const FIGHT = vocabulary.word('fight')
export const HARPOON_AT = vocabulary.verb('harpoon', PLACES)
export const BONUS = vocabulary.verb('bonus', BONUSES)
export const VOTE = vocabulary.verb('vote', VOTES)
export const WILD_ON = vocabulary.verb('wild', [...EVENTS, 'open'])
export const JOIN = vocabulary.word('join')
export const APART = vocabulary.word('apart')
