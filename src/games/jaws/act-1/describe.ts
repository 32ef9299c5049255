import { type Message, message } from '../../../kernel/message.ts'
import type { Action } from '../../../kernel/vocabulary.ts'
import { SEAT_IDS } from '../seats.ts'
import { DONE } from '../vocabulary.ts'
import { BEACHES, SPACES, WATER } from './island.ts'
import { isOf } from './steps/step.ts'
import { TOKENS } from './tokens.ts'
import type { Act1View } from './view.ts'
import {
  BINOCULARS,
  BURST,
  CLIMB,
  CLOSE,
  DOCK,
  DROP,
  EAT,
  EAT_ALL,
  EAT_MICHAEL,
  FINDER,
  FLY,
  GATHER,
  GIVE,
  KNOCK,
  LAUNCH,
  MICHAEL,
  MOST_BARRELS,
  MOVE,
  RESCUE,
  RESCUE_MICHAEL,
  SHUT,
  START,
  SWIM,
  TAKE_DOCK,
  TAKE_HOOPER,
  TAKE_SHOP,
  TAKE_WATER,
  TOKEN,
  TURN,
} from './words.ts'

type Naming = (thing: number) => { readonly [name: string]: string | number }

const space: Naming = (thing) => ({ space: SPACES[thing] })
const beach: Naming = (thing) => ({ beach: BEACHES[thing] })
const seat: Naming = (thing) => ({ seat: SEAT_IDS[thing + 1] })
const count: Naming = (thing) => ({ count: thing + 1 })
const token: Naming = (thing) => ({ token: TOKENS[thing] })
const plain: Naming = () => ({})

const VERBS: readonly [verb: Action, things: number, key: string, naming: Naming][] = [
  [START, WATER.length, 'jaws.do.start', space],
  [SWIM, WATER.length, 'jaws.do.swim', space],
  [BURST, WATER.length, 'jaws.do.burst', space],
  [EAT, 1, 'jaws.do.eat', plain],
  [EAT_MICHAEL, 1, 'jaws.do.eat-michael', plain],
  [EAT_ALL, 1, 'jaws.do.eat-all', plain],
  [TOKEN, TOKENS.length, 'jaws.do.token', token],
  [KNOCK, 3, 'jaws.do.knock', seat],
  [SHUT, BEACHES.length, 'jaws.do.shut', beach],
  [DOCK, WATER.length, 'jaws.do.dock', space],
  [MICHAEL, BEACHES.length, 'jaws.do.michael', beach],
  [GATHER, BEACHES.length, 'jaws.do.gather', beach],
  [FLY, SPACES.length, 'jaws.do.fly', space],
  [TURN, 3, 'jaws.do.turn', seat],
  [MOVE, SPACES.length, 'jaws.do.move', space],
  [RESCUE, 1, 'jaws.do.rescue', plain],
  [RESCUE_MICHAEL, 1, 'jaws.do.rescue-michael', plain],
  [TAKE_DOCK, MOST_BARRELS, 'jaws.do.take-dock', count],
  [TAKE_WATER, MOST_BARRELS, 'jaws.do.take-water', count],
  [TAKE_HOOPER, MOST_BARRELS, 'jaws.do.take-hooper', count],
  [TAKE_SHOP, 1, 'jaws.do.take-shop', plain],
  [DROP, 1, 'jaws.do.drop', plain],
  [GIVE, 1, 'jaws.do.give', plain],
  [LAUNCH, WATER.length, 'jaws.do.launch', space],
  [BINOCULARS, 1, 'jaws.do.binoculars', plain],
  [FINDER, 1, 'jaws.do.finder', plain],
  [CLOSE, BEACHES.length, 'jaws.do.close', beach],
  [CLIMB, 1, 'jaws.do.climb', plain],
]

/** What an action is called for someone who sees this. */
export function describe(view: Act1View, action: Action): Message {
  for (const [verb, things, key, naming] of VERBS)
    if (isOf(action, verb, things)) return message(key, naming(action - verb))
  if (action === DONE && view.step === 'shark') return message('jaws.do.surface')
  return message(action === DONE && view.step === 'fly' ? 'jaws.do.stay' : 'jaws.do.done')
}
