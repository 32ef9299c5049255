import type { Message } from '#kernel/message.ts'
import type { Verb } from '#kernel/verb.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { message } from '../messages/act-1.message.ts'
import { DONE } from '../vocabulary.ts'
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

const VERBS: readonly [verb: Verb, say: (thing: string) => Message][] = [
  [START, (space) => message('jaws.do.start', { space })],
  [SWIM, (space) => message('jaws.do.swim', { space })],
  [BURST, (space) => message('jaws.do.burst', { space })],
  [TOKEN, (token) => message('jaws.do.token', { token })],
  [KNOCK, (seat) => message('jaws.do.knock', { seat })],
  [SHUT, (beach) => message('jaws.do.shut', { beach })],
  [DOCK, (space) => message('jaws.do.dock', { space })],
  [MICHAEL, (beach) => message('jaws.do.michael', { beach })],
  [GATHER, (beach) => message('jaws.do.gather', { beach })],
  [FLY, (space) => message('jaws.do.fly', { space })],
  [TURN, (seat) => message('jaws.do.turn', { seat })],
  [MOVE, (space) => message('jaws.do.move', { space })],
  [TAKE_DOCK, (count) => message('jaws.do.take-dock', { count: Number(count) })],
  [TAKE_WATER, (count) => message('jaws.do.take-water', { count: Number(count) })],
  [TAKE_HOOPER, (count) => message('jaws.do.take-hooper', { count: Number(count) })],
  [LAUNCH, (space) => message('jaws.do.launch', { space })],
  [CLOSE, (beach) => message('jaws.do.close', { beach })],
]

const WORDS: ReadonlyMap<Action, Message> = new Map([
  [EAT, message('jaws.do.eat')],
  [EAT_MICHAEL, message('jaws.do.eat-michael')],
  [EAT_ALL, message('jaws.do.eat-all')],
  [RESCUE, message('jaws.do.rescue')],
  [RESCUE_MICHAEL, message('jaws.do.rescue-michael')],
  [TAKE_SHOP, message('jaws.do.take-shop')],
  [DROP, message('jaws.do.drop')],
  [GIVE, message('jaws.do.give')],
  [BINOCULARS, message('jaws.do.binoculars')],
  [FINDER, message('jaws.do.finder')],
  [CLIMB, message('jaws.do.climb')],
])

/** What an action is called for someone who sees this. */
export function describe(view: Act1View, action: Action): Message {
  for (const [verb, say] of VERBS) if (verb.has(action)) return say(verb.name(action))
  const word = WORDS.get(action)
  if (word !== undefined) return word
  if (action === DONE && view.step === 'shark') return message('jaws.do.surface')
  return message(action === DONE && view.step === 'fly' ? 'jaws.do.stay' : 'jaws.do.done')
}
