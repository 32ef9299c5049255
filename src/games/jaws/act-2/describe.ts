import { type Message, message } from '../../../kernel/message.ts'
import type { Action } from '../../../kernel/vocabulary.ts'
import { CREW_IDS } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { ABILITIES, FACES, GEAR_CARDS, LETTERS, SPACE_NAMES, WATER, ZONES } from './components.ts'
import type { Act2View } from './view.ts'
import {
  ASSIGN,
  ATTACK,
  BITE,
  BOARD,
  BONUS,
  CAGE,
  CHUM,
  DISCARD,
  isOf,
  LAY,
  LOCK,
  MOVE,
  RAM,
  READY,
  REROLL,
  ROLL,
  SHIFT,
  SHOW,
  STAY,
  SURFACE,
  TARGET,
  TOPPLE,
} from './words.ts'

/** What an action is called for someone who sees this. */
export function describe(setting: Setting, view: Act2View, action: Action): Message {
  for (const [verb, names, say] of VERBS)
    if (isOf(action, verb, names.length)) return say(names[action - verb], view)
  if (isOf(action, READY, GEAR_CARDS)) return ready(setting, action - READY)
  return PLAIN.get(action) ?? doneIn(view)
}

type Say = (name: string, view: Act2View) => Message

const onSpace =
  (key: string): Say =>
  (space) =>
    message(key, { space })

const onSeat =
  (key: string): Say =>
  (seat) =>
    message(key, { seat })

const WATERS = SPACE_NAMES.slice(WATER)
const BOATS = SPACE_NAMES.slice(0, WATER)

const VERBS: readonly (readonly [verb: Action, names: readonly string[], say: Say])[] = [
  [ASSIGN, CREW_IDS, assign],
  [BOARD, BOATS, onSpace('jaws.orca.do.board')],
  [SURFACE, LETTERS, surface],
  [LAY, ABILITIES, (ability) => message('jaws.orca.do.lay', { ability })],
  [LOCK, ['plain', 'ability'], lock],
  [SHOW, LETTERS, (letter) => message('jaws.orca.do.show', { letter })],
  [MOVE, SPACE_NAMES, onSpace('jaws.orca.do.move')],
  [TARGET, WATERS, target],
  [SHIFT, WATERS, onSpace('jaws.orca.do.shift')],
  [RAM, WATERS, onSpace('jaws.orca.do.ram')],
  [BITE, BOATS, onSpace('jaws.orca.do.attack-boat')],
  [BITE + ZONES, CREW_IDS, onSeat('jaws.orca.do.attack-crew')],
  [REROLL, FACES, (face) => message('jaws.orca.do.reroll', { face })],
  [TOPPLE, BOATS, onSpace('jaws.orca.do.topple')],
  [BONUS, CREW_IDS, onSeat('jaws.orca.do.bonus')],
]

const PLAIN = new Map([
  [CHUM, message('jaws.orca.do.chum')],
  [STAY, message('jaws.orca.do.stay')],
  [ATTACK, message('jaws.orca.do.attack')],
  [DISCARD, message('jaws.orca.do.discard-ammo')],
  [DISCARD + 1, message('jaws.orca.do.discard-weapon')],
  [CAGE, message('jaws.orca.do.cage')],
  [ROLL, message('jaws.orca.do.roll')],
])

function assign(seat: string, { dealt }: Act2View): Message {
  return dealt.length === 0
    ? message('jaws.orca.do.assign-nothing', { seat })
    : message('jaws.orca.do.assign', { seat, gear: dealt[0] })
}

/** With what the card says, when it lies there. */
function surface(letter: string, { cards }: Act2View): Message {
  const card = cards[letterNumber(letter)]
  if (card === null) return message('jaws.orca.do.surface', { letter })
  const { zone, evade, dice, shakesOff } = card
  const key = shakesOff ? 'jaws.orca.do.surface-shaking' : 'jaws.orca.do.surface-card'
  return message(key, { letter, zone, evade, dice })
}

function letterNumber(letter: string): number {
  const letters: readonly string[] = LETTERS
  return letters.indexOf(letter)
}

function lock(how: string): Message {
  return message(how === 'plain' ? 'jaws.orca.do.lock' : 'jaws.orca.do.lock-ability')
}

/** With the letters that lie there. */
function target(space: string, { cards }: Act2View): Message {
  const letters = LETTERS.filter((_, letter) => `w${cards[letter]?.zone}` === space)
  return letters.length === 0
    ? message('jaws.orca.do.target', { space })
    : message('jaws.orca.do.target-letter', { space, letters })
}

function ready({ content }: Setting, design: number): Message {
  const gear = content.gear[design]
  return gear === undefined
    ? message('jaws.orca.do.ready-unknown', { number: design + 1 })
    : message('jaws.orca.do.ready', { gear: gear.id })
}

/** What saying no means here. */
function doneIn({ step }: Act2View): Message {
  return message(DONE_IN.get(step) ?? 'jaws.orca.do.done')
}

const DONE_IN = new Map<string, string>([
  ['chum', 'jaws.orca.do.no-chum'],
  ['shift', 'jaws.orca.do.no-shift'],
  ['crew-attack', 'jaws.orca.do.hold-back'],
  ['ram', 'jaws.orca.do.no-ram'],
  ['shark-attack', 'jaws.orca.do.no-attack'],
  ['cage', 'jaws.orca.do.no-cage'],
  ['reroll', 'jaws.orca.do.no-reroll'],
  ['second', 'jaws.orca.do.no-second'],
  ['bonus', 'jaws.orca.do.no-bonus'],
])
