import type { Message } from '#kernel/message.ts'
import type { Verb } from '#kernel/verb.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { message } from '../messages/act-2.message.ts'
import type { Setting } from '../setting.ts'
import { LETTERS, WATER } from './components.ts'
import type { StepName } from './state.ts'
import type { Act2View } from './view.ts'
import {
  ASSIGN,
  ATTACK,
  BITE,
  BOARD,
  BONUS,
  CAGE,
  CHUM,
  DISCARD_AMMO,
  DISCARD_WEAPON,
  LAY,
  LOCK_ABILITY,
  LOCK_PLAIN,
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
  for (const [verb, say] of VERBS) if (verb.has(action)) return say(verb.name(action), view)
  if (SURFACE.has(action)) return surface(SURFACE.thing(action), view)
  if (READY.has(action)) return ready(setting, READY.thing(action))
  if (BITE.has(action)) return bite(action)
  return PLAIN.get(action) ?? DONE_IN[view.step] ?? message('jaws.orca.do.done')
}

const VERBS: readonly (readonly [verb: Verb, say: (name: string, view: Act2View) => Message])[] = [
  [ASSIGN, assign],
  [BOARD, (space) => message('jaws.orca.do.board', { space })],
  [LAY, (ability) => message('jaws.orca.do.lay', { ability })],
  [SHOW, (letter) => message('jaws.orca.do.show', { letter })],
  [MOVE, (space) => message('jaws.orca.do.move', { space })],
  [TARGET, target],
  [SHIFT, (space) => message('jaws.orca.do.shift', { space })],
  [RAM, (space) => message('jaws.orca.do.ram', { space })],
  [REROLL, (face) => message('jaws.orca.do.reroll', { face })],
  [TOPPLE, (space) => message('jaws.orca.do.topple', { space })],
  [BONUS, (seat) => message('jaws.orca.do.bonus', { seat })],
]

const PLAIN = new Map([
  [LOCK_PLAIN, message('jaws.orca.do.lock')],
  [LOCK_ABILITY, message('jaws.orca.do.lock-ability')],
  [CHUM, message('jaws.orca.do.chum')],
  [STAY, message('jaws.orca.do.stay')],
  [ATTACK, message('jaws.orca.do.attack')],
  [DISCARD_AMMO, message('jaws.orca.do.discard-ammo')],
  [DISCARD_WEAPON, message('jaws.orca.do.discard-weapon')],
  [CAGE, message('jaws.orca.do.cage')],
  [ROLL, message('jaws.orca.do.roll')],
])

/** What saying no means where something may be passed. */
const DONE_IN: { readonly [step in StepName]?: Message } = {
  chum: message('jaws.orca.do.no-chum'),
  shift: message('jaws.orca.do.no-shift'),
  'crew-attack': message('jaws.orca.do.hold-back'),
  ram: message('jaws.orca.do.no-ram'),
  'shark-attack': message('jaws.orca.do.no-attack'),
  cage: message('jaws.orca.do.no-cage'),
  reroll: message('jaws.orca.do.no-reroll'),
  second: message('jaws.orca.do.no-second'),
  bonus: message('jaws.orca.do.no-bonus'),
}

function assign(seat: string, { dealt }: Act2View): Message {
  return dealt.length === 0
    ? message('jaws.orca.do.assign-nothing', { seat })
    : message('jaws.orca.do.assign', { seat, gear: dealt[0] })
}

/** With what the card says, when it lies there. */
function surface(number: number, { cards }: Act2View): Message {
  const letter = LETTERS[number]
  const card = cards[number]
  if (card === null) return message('jaws.orca.do.surface', { letter })
  const { zone, evade, dice, shakesOff } = card
  const key = shakesOff ? 'jaws.orca.do.surface-shaking' : 'jaws.orca.do.surface-card'
  return message(key, { letter, zone, evade, dice })
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

function bite(action: Action): Message {
  const name = BITE.name(action)
  return BITE.thing(action) < WATER
    ? message('jaws.orca.do.attack-boat', { space: name })
    : message('jaws.orca.do.attack-crew', { seat: name })
}
