import {
  BURST_STEPS,
  CLIMB_ACTIONS,
  CREW_ACTIONS,
  ENOUGH_BARRELS,
  ENOUGH_EATEN_ALONE,
  MICHAEL_COUNTS,
  SHARK_ACTIONS,
  SPEEDBOAT_SPACES,
  TRACK_END,
} from './act-1/limits.ts'
import { TOKENS } from './act-1/tokens.ts'
import { MOVES } from './act-2/boat.ts'
import {
  BIG_MOUTH_WOUNDS,
  DOMINO_HITS,
  LAST_ROUND,
  LETTERS,
  PERSONAL_GEAR,
  RAMMING_HITS,
  SECOND_DICE,
  ZONES,
} from './act-2/components.ts'
import type { JawsContent } from './content/schema.ts'

/** The numbers of the rules that texts name. */
export function numbersOf({ wounds, alone }: JawsContent) {
  return {
    'jaws.sharkActions': SHARK_ACTIONS,
    'jaws.burstSteps': BURST_STEPS,
    'jaws.tokens': TOKENS.length,
    'jaws.crewActions': CREW_ACTIONS,
    'jaws.speedboat': SPEEDBOAT_SPACES,
    'jaws.climb': CLIMB_ACTIONS,
    'jaws.michael': MICHAEL_COUNTS,
    'jaws.track': TRACK_END,
    'jaws.alone': ENOUGH_EATEN_ALONE,
    'jaws.barrels': ENOUGH_BARRELS,

    'jaws.aloneGear': alone.gear,
    'jaws.aloneAbilities': alone.abilities,
    'jaws.ownGear': PERSONAL_GEAR,
    'jaws.letters': LETTERS.length,
    'jaws.unchosen': LETTERS.length - 1,
    'jaws.orcaMoves': MOVES,
    'jaws.secondDice': SECOND_DICE,
    'jaws.rammingHits': RAMMING_HITS,
    'jaws.dominoHits': DOMINO_HITS,
    'jaws.bigMouthWounds': BIG_MOUTH_WOUNDS,
    'jaws.sharkWounds': wounds.shark,
    'jaws.boatSpaces': ZONES,
    'jaws.lastRound': LAST_ROUND,
  }
}

export type JawsNumber = keyof ReturnType<typeof numbersOf>
