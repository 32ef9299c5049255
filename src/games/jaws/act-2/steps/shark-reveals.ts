import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import { type Emit, EVERYONE } from '#kernel/event.ts'
import { watersBy } from '../boat.ts'
import { ABILITIES, ATTACHABLE, CREW_SIZE, LETTERS, NOWHERE, WATER, WATER_NAMES } from '../components.ts'
import { bitOf, gearNames, memberOf, nameOf } from '../crew.ts'
import { happened } from '../events.ts'
import { isFought } from '../game-end.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE } from '../state.ts'
import { SHIFT } from '../words.ts'
import { woundShark } from './damage.ts'
import { answered, ask, type Passage, type Step } from './step.ts'

/**
 * Rulebook, "Shark Reveals": the letter and the ability are turned over, the other two cards are discarded, and the
 * shark comes up and may shake off what sticks to it.
 */
export const reveal: Passage = (orca, s, _chance, emit) => {
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
  if (movable === 0) s.step = AT.targets
  else ask(s, AT.shift, movable)
}

function tellReveal(s: Act2State, card: string, emit: Emit): void {
  const surfaced = { letter: LETTERS[s.letter], card, space: WATER_NAMES[s.shark] }
  emit(happened('jaws.orca.surfaced', surfaced, EVERYONE, true))
  if (s.ability !== NONE)
    emit(happened('jaws.orca.ability', { ability: ABILITIES[s.ability] }, EVERYONE, true))
}

/** Rulebook, "Shake Off": everything attached is discarded; barbs wound the shark without a roll. */
function shakeOff(orca: Act2Setting, s: Act2State, emit?: Emit): void {
  let wounds = 0
  if (emit) {
    const gear = gearNames(orca, s.attached)
    if (gear.length > 0) emit(happened('jaws.orca.shook-off', { gear }))
  }
  for (const design of orca.ofKind[ATTACHABLE]) {
    wounds += s.attached[design] * orca.gear[design].barbs
    s.gearDiscards[design] += s.attached[design]
    s.attached[design] = 0
  }
  if (wounds === 0) return
  emit?.(happened('jaws.orca.barbs', { wounds, total: s.wounds[SHARK] + wounds }))
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

/** The target of such a weapon may be moved to an adjacent water: only the one with the shark is worth offering. */
export const shift: Step = {
  need: 'each',
  optional: true,

  legal(_orca, s, _seat, into) {
    into[0] = SHIFT.of(s.shark)
    into[1] = DONE
    return 2
  },

  apply(_orca, s, seat, action, _chance, emit) {
    if (action !== DONE) {
      const member = memberOf(seat)
      s.target[member] = SHIFT.thing(action)
      const space = WATER_NAMES[s.target[member]]
      emit?.(happened('jaws.orca.shifted', { seat: nameOf(member), space }))
    }
    if (answered(s, seat)) s.step = AT.targets
  },

  prompt: () => message('jaws.orca.ask.shift'),
  refuse: (_orca, _s, _seat, action) => (SHIFT.has(action) ? message('jaws.orca.no.shift-to-shark') : null),
}

/** Targets that are not where the shark is go back to their owners. */
export const returnTargets: Passage = (_orca, s, _chance, emit) => {
  s.onTarget = 0
  for (let member = 0; member < CREW_SIZE; member++) {
    if (s.at[member] === NOWHERE) continue
    if (s.target[member] === s.shark) s.onTarget |= bitOf(member)
    else s.target[member] = NONE
  }
  if (s.onTarget === 0) emit?.(happened('jaws.orca.nobody-on-target', {}))
  s.step = AT['crew-attacks']
}
