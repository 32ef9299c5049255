import { happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { CREW } from '../../seats.ts'
import { CREW_SIZE, SPACE_NAMES, ZONES } from '../components.ts'
import { memberOf, nameOf } from '../crew.ts'
import { AT_ASSIGN, AT_BOARD } from '../state.ts'
import { ASSIGN, BOARD } from '../words.ts'
import { beginRound } from './round.ts'
import { answered, ask, type Step } from './step.ts'

/** The crew divide their cards as they like: one after the other in dealt order, by whoever of them speaks first. */
export const assign: Step = {
  need: 'any',
  optional: false,

  legal(_orca, _s, _seat, into) {
    for (let member = 0; member < CREW_SIZE; member++) into[member] = ASSIGN + member
    return CREW_SIZE
  },

  apply(orca, s, _seat, action, _chance, emit) {
    const member = action - ASSIGN
    const design = s.dealt.shift()
    if (design === undefined) throw new Error('there is no card to assign')
    s.gear[member][design]++
    emit?.(happened('jaws.orca.assigned', { seat: nameOf(member), gear: orca.gear[design].id }))
    ask(s, s.dealt.length > 0 ? AT_ASSIGN : AT_BOARD, CREW)
  },

  prompt: (orca, s) => message('jaws.orca.ask.assign', { gear: orca.gear[s.dealt[0]].id }),
  refuse: () => null,
}

/** Each crew member starts on a boat space of their choice; any number may share one. */
export const board: Step = {
  need: 'each',
  optional: false,

  legal(_orca, _s, _seat, into) {
    for (let zone = 0; zone < ZONES; zone++) into[zone] = BOARD + zone
    return ZONES
  },

  apply(orca, s, seat, action, chance, emit) {
    const member = memberOf(seat)
    s.at[member] = action - BOARD
    emit?.(happened('jaws.orca.boarded', { seat: nameOf(member), space: SPACE_NAMES[s.at[member]] }))
    if (answered(s, seat)) beginRound(orca, s, chance, emit)
  },

  prompt: () => message('jaws.orca.ask.board'),
  refuse: () => null,
}
