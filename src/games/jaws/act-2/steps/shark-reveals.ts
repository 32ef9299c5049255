import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, EVERYONE, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { DONE } from '../../vocabulary.ts'
import { watersBy } from '../boat.ts'
import { ABILITIES, CREW_SIZE, LETTERS, NOWHERE, SPACE_NAMES, WATER, ZONES } from '../components.ts'
import { bitOf, gearNames, memberOf, nameOf } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_SHIFT, NONE } from '../state.ts'
import { isOf, SHIFT } from '../words.ts'
import { beginCrewAttacks } from './crew-attacks.ts'
import { woundShark } from './damage.ts'
import { isFought } from './round.ts'
import { answered, ask, type Step } from './step.ts'

/** Step 4: the letter and the ability are turned over, the shark comes up, and it may shake off what sticks to it. */
export function reveal(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  const card = orca.cards[s.cards[s.letter]]
  s.shark = card.zone
  if (emit) tellReveal(s, card.id, emit)
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (letter === s.letter) continue
    s.discards[s.cards[letter]]++
    s.cards[letter] = NONE
  }
  if (card.shakesOff) shakeOff(orca, s, emit)
  if (isFought(s)) return
  const movable = movableTargets(orca, s)
  if (movable === 0) returnTargets(orca, s, chance, emit)
  else ask(s, AT_SHIFT, movable)
}

function tellReveal(s: Act2State, card: string, emit: Emit): void {
  const surfaced = { letter: LETTERS[s.letter], card, space: SPACE_NAMES[WATER + s.shark] }
  emit(happened('jaws.orca.surfaced', surfaced, EVERYONE, true))
  if (s.ability !== NONE)
    emit(happened('jaws.orca.ability', { ability: ABILITIES[s.ability] }, EVERYONE, true))
}

/** All that sticks to it goes, and what is barbed tears: those wounds ask for no roll. */
function shakeOff(orca: Act2Setting, s: Act2State, emit?: Emit): void {
  let wounds = 0
  if (emit) {
    const gear = gearNames(orca, s.attached)
    if (gear.length > 0) emit(happened('jaws.orca.shook-off', { gear }))
  }
  for (let design = 0; design < s.attached.length; design++) {
    wounds += s.attached[design] * orca.gear[design].barbs
    s.gearDiscards[design] += s.attached[design]
    s.attached[design] = 0
  }
  if (wounds === 0) return
  emit?.(happened('jaws.orca.barbs', { wounds }))
  woundShark(orca, s, wounds, emit)
}

/** Whose weapon lets the target move, and whose target could still reach the shark. */
function movableTargets(orca: Act2Setting, s: Act2State): number {
  let seats = 0
  for (let member = 0; member < CREW_SIZE; member++) {
    if (s.at[member] === NOWHERE || !orca.gear[s.weapon[member]].moves) continue
    if ((watersBy(s, WATER + s.target[member]) & (1 << s.shark)) !== 0) seats |= bitOf(member)
  }
  return seats
}

/** The target of such a weapon goes to an adjacent water; anywhere but to the shark it might as well stay. */
export const shift: Step = {
  need: 'each',
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = SHIFT + s.shark
    into[1] = DONE
    return 2
  },

  apply(orca, s, seat, action, chance, emit) {
    if (action !== DONE) {
      const member = memberOf(seat)
      s.target[member] = action - SHIFT
      const space = SPACE_NAMES[WATER + s.target[member]]
      emit?.(happened('jaws.orca.shifted', { seat: nameOf(member), space }))
    }
    if (answered(s, seat)) returnTargets(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.shift'),
  refuse: (_orca, _s, _seat, action) =>
    isOf(action, SHIFT, ZONES) ? message('jaws.orca.no.shift-to-shark') : null,
}

/** Targets that are not where the shark is go back to their owners. */
function returnTargets(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  s.onTarget = 0
  for (let member = 0; member < CREW_SIZE; member++) {
    if (s.at[member] === NOWHERE) continue
    if (s.target[member] === s.shark) s.onTarget |= bitOf(member)
    else s.target[member] = NONE
  }
  if (s.onTarget === 0) emit?.(happened('jaws.orca.nobody-on-target', {}))
  beginCrewAttacks(orca, s, chance, emit)
}
