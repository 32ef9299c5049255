import { message } from '#games/jaws/messages/act-2.message.ts'
import { CREW } from '#games/jaws/seats.ts'
import { BOAT_NAMES, CREW_SIZE, ZONES } from '../components.ts'
import { memberOf, nameOf } from '../crew.ts'
import { happened } from '../events.ts'
import { AT } from '../state.ts'
import { ASSIGN, BOARD } from '../words.ts'
import { answered, ask, type Step } from './step.ts'

/** Setup: the crew divide their cards as they like: one after the other in dealt order, by whoever of them speaks first. */
export const assign: Step = {
  legal(_orca, _s, _seat, into) {
    for (let member = 0; member < CREW_SIZE; member++) into[member] = ASSIGN.of(member)
    return CREW_SIZE
  },

  apply(orca, s, _seat, action, _chance, emit) {
    const member = ASSIGN.thing(action)
    const design = s.dealt.shift()
    if (design === undefined) throw new Error('there is no card to assign')
    s.gear[member][design]++
    emit?.(happened('jaws.orca.assigned', { seat: nameOf(member), gear: orca.gear[design].id }))
    ask(s, s.dealt.length > 0 ? AT.assign : AT.board, CREW)
  },

  prompt: (orca, s) => message('jaws.orca.ask.assign', { gear: orca.gear[s.dealt[0]].id }),
  refuse: () => null,
}

/** Setup: each crew member starts on a boat space of their choice; any number may share one. */
export const board: Step = {
  need: 'each',

  legal(_orca, _s, _seat, into) {
    for (let zone = 0; zone < ZONES; zone++) into[zone] = BOARD.of(zone)
    return ZONES
  },

  apply(_orca, s, seat, action, _chance, emit) {
    const member = memberOf(seat)
    s.at[member] = BOARD.thing(action)
    emit?.(happened('jaws.orca.boarded', { seat: nameOf(member), space: BOAT_NAMES[s.at[member]] }))
    if (answered(s, seat)) s.step = AT.resurface
  },

  prompt: () => message('jaws.orca.ask.board'),
  refuse: () => null,
}
