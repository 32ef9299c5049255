import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { type SeatSet, seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { CHUM as CHUM_KIND, CREW_SIZE, LETTERS } from '../components.ts'
import { bitOf, discardGear, heldOfKind, memberOf, nameOf } from '../crew.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_CHUM, AT_SHOW, NONE } from '../state.ts'
import { CHUM, SHOW } from '../words.ts'
import { beginPreparing } from './crew-prepares.ts'
import { answered, ask, type Step } from './step.ts'

/** Chum may be played once the shark has locked in; whoever holds it is asked. */
export function afterLock(orca: Act2Setting, s: Act2State, _chance: Chance, _emit?: Emit): void {
  const holders = chumHolders(orca, s)
  if (holders === 0) beginPreparing(s)
  else ask(s, AT_CHUM, holders)
}

function chumHolders(orca: Act2Setting, s: Act2State): SeatSet {
  let seats = 0
  for (let member = 0; member < CREW_SIZE; member++)
    if (heldOfKind(orca, s, member, CHUM_KIND) !== NONE) seats |= bitOf(member)
  return seats
}

/** One who does not throw it leaves it to the others; one bucket a round for the whole crew. */
export const chum: Step = {
  need: 'any',
  optional: true,

  legal(_orca, _s, _seat, into) {
    into[0] = CHUM
    into[1] = DONE
    return 2
  },

  apply(orca, s, seat, action, _chance, emit) {
    const member = memberOf(seat)
    if (action === CHUM) {
      const design = heldOfKind(orca, s, member, CHUM_KIND)
      discardGear(s, member, design)
      emit?.(happened('jaws.orca.chum', { seat: nameOf(member), gear: orca.gear[design].id }))
      ask(s, AT_SHOW, seatSet(SHARK))
    } else if (answered(s, seat)) beginPreparing(s)
    else ask(s, AT_CHUM, s.asked)
  },

  prompt: () => message('jaws.orca.ask.chum'),
  refuse: () => null,
}

/** The shark brings one of the two letters it did not choose to light. */
export const show: Step = {
  need: 'any',
  optional: false,

  legal(_orca, s, _seat, into) {
    let count = 0
    for (let letter = 0; letter < LETTERS.length; letter++)
      if (letter !== s.letter) into[count++] = SHOW + letter
    return count
  },

  apply(_orca, s, _seat, action, _chance, emit) {
    s.shown = action - SHOW
    emit?.(happened('jaws.orca.showed', { letter: LETTERS[s.shown] }))
    beginPreparing(s)
  },

  prompt: () => message('jaws.orca.ask.show'),
  refuse: (_orca, s, _seat, action) =>
    action === SHOW + s.letter ? message('jaws.orca.no.chosen-letter') : null,
}
