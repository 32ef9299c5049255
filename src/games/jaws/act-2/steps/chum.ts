import { message } from '#games/jaws/messages/act-2.message.ts'
import { SHARK } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { Emit } from '#kernel/event.ts'
import { type SeatSet, seatSet } from '#kernel/seats.ts'
import { CHUM as CHUM_KIND, CREW_SIZE, LETTERS } from '../components.ts'
import { bitOf, discardGear, heldOfKind, memberOf, nameOf } from '../crew.ts'
import { happened } from '../events.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE } from '../state.ts'
import { CHUM, SHOW } from '../words.ts'
import { goOnPreparing } from './preparing.ts'
import { answered, ask, type Passage, type Step } from './step.ts'

/**
 * Rulebook, "Chum": it may be played once the shark has locked in, one a round for the whole crew. Whoever holds it has it
 * among their actions while the crew prepare (crew-prepares.ts).
 */
export const offerChum: Passage = (orca, s) => {
  s.step = AT.preparation
  const holders = chumHolders(orca, s)
  if (!orca.since.chumUntilTheReveal && holders !== 0) ask(s, AT.chum, holders)
}

/** Those who can still play Chum in this round. */
export function chumHolders(orca: Act2Setting, s: Act2State): SeatSet {
  let seats = 0
  for (let member = 0; member < CREW_SIZE; member++) if (holdsChum(orca, s, member)) seats |= bitOf(member)
  return seats
}

/** Whether this crew member can still play it in this round. */
export function holdsChum(orca: Act2Setting, s: Act2State, member: number): boolean {
  return s.shown === NONE && heldOfKind(orca, s, member, CHUM_KIND) !== NONE
}

export function throwChum(orca: Act2Setting, s: Act2State, member: number, emit?: Emit): void {
  const design = heldOfKind(orca, s, member, CHUM_KIND)
  discardGear(s, member, design)
  emit?.(happened('jaws.orca.chum', { seat: nameOf(member), gear: orca.gear[design].id }))
  s.step = AT.show
  s.asked = seatSet(SHARK)
}

/** In rules number 1 it is asked for before the crew prepare: whoever passes leaves it to the others who hold one. */
export const chum: Step = {
  optional: true,

  legal(_orca, _s, _seat, into) {
    into[0] = CHUM
    into[1] = DONE
    return 2
  },

  apply(orca, s, seat, action, _chance, emit) {
    if (action === CHUM) {
      throwChum(orca, s, memberOf(seat), emit)
      ask(s, AT.show, s.asked)
    } else if (answered(s, seat)) s.step = AT.preparation
    else ask(s, AT.chum, s.asked)
  },

  prompt: () => message('jaws.orca.ask.chum'),
  refuse: () => null,
}

/** The shark brings one of the two letters it did not choose to light; meanwhile the crew wait, and then they go on. */
export const show: Step = {
  pauses: (orca) => orca.since.chumUntilTheReveal,

  legal(_orca, s, _seat, into) {
    let count = 0
    for (let letter = 0; letter < LETTERS.length; letter++)
      if (letter !== s.letter) into[count++] = SHOW.of(letter)
    return count
  },

  apply(orca, s, _seat, action, _chance, emit) {
    s.shown = SHOW.thing(action)
    emit?.(happened('jaws.orca.showed', { letter: LETTERS[s.shown] }))
    if (orca.since.chumUntilTheReveal) goOnPreparing(s)
    else s.step = AT.preparation
  },

  prompt: () => message('jaws.orca.ask.show'),
  refuse: (_orca, s, _seat, action) =>
    action === SHOW.of(s.letter) ? message('jaws.orca.no.chosen-letter') : null,
}
