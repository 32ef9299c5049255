import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import type { ActionList } from '../../../../kernel/game.ts'
import { type Message, message } from '../../../../kernel/message.ts'
import { seatSet } from '../../../../kernel/seats.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import { BRODY, CREW, HOOPER, QUINT, SEAT_IDS } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { DONE } from '../../vocabulary.ts'
import { type Act1State, AT_ORDER, NOBODY, OVER } from '../state.ts'
import { NO_TOKEN } from '../tokens.ts'
import { CLIMB } from '../words.ts'
import { brody } from './brody.ts'
import { beginRound } from './event.ts'
import { hooper } from './hooper.ts'
import { beginTurn, nextOf } from './order.ts'
import { quint } from './quint.ts'
import type { Step } from './step.ts'

/** What one crew member can do in a turn. */
export interface Member {
  /** Writes what costs an action if the member has one, and what costs none; returns how many. */
  legal(setting: Setting, s: Act1State, hasActions: boolean, into: ActionList): number
  /** Does it and says whether it cost an action. */
  apply(setting: Setting, s: Act1State, action: Action, emit?: Emit): boolean
  refuse(setting: Setting, s: Act1State, action: Action): Message | null
}

const MEMBERS: { readonly [seat: number]: Member } = { [QUINT]: quint, [BRODY]: brody, [HOOPER]: hooper }

/** Phase 3: the turn of one crew member, up to four actions. */
export const crew: Step = {
  asks: (s) => seatSet(s.active),
  optional: true,

  legal(setting, s, seat, into) {
    const hasActions = s.actions > 0 || s.spare
    let count = 0
    if (s.overboard[seat] > 0) {
      if (hasActions) into[count++] = CLIMB
    } else count = MEMBERS[seat].legal(setting, s, hasActions, into)
    into[count++] = DONE
    return count
  },

  apply(setting, s, seat, action, chance, emit) {
    if (action === DONE) return endTurn(setting, s, chance, emit)
    s.beat++
    let cost = true
    if (action === CLIMB) {
      s.overboard[seat]--
      emit?.(happened(s.overboard[seat] > 0 ? 'jaws.climbs' : 'jaws.aboard', { seat: SEAT_IDS[seat] }))
    } else cost = MEMBERS[seat].apply(setting, s, action, emit)
    if (cost) pay(s, emit)
    if (s.step === OVER) emit?.(happened('jaws.act-1-over', { why: 'barrels' }))
  },

  prompt: (_setting, s) =>
    message('jaws.ask.crew', {
      seat: SEAT_IDS[s.active],
      actions: s.actions + (s.spare ? 1 : 0),
    }),

  refuse(setting, s, action) {
    const seat = SEAT_IDS[s.active]
    if (s.overboard[s.active] > 0) return message('jaws.no.overboard', { seat })
    if (action === CLIMB) return message('jaws.no.climb', { seat })
    return MEMBERS[s.active].refuse(setting, s, action)
  },
}

/** The extra action that anyone may take goes to whoever first needs a fifth. */
function pay(s: Act1State, emit?: Emit): void {
  if (s.actions > 0) s.actions--
  else {
    s.spare = false
    emit?.(happened('jaws.spare', { seat: SEAT_IDS[s.active] }))
  }
}

function endTurn(setting: Setting, s: Act1State, chance: Chance, emit?: Emit): void {
  emit?.(happened('jaws.ended', { seat: SEAT_IDS[s.active], actions: s.beat }))
  s.gone |= seatSet(s.active)
  s.actions = 0
  s.beat = 0
  s.active = NOBODY
  const last = nextOf(s)
  if (last !== NOBODY) beginTurn(setting, s, last)
  else if (s.gone === CREW) endRound(setting, s, chance, emit)
  else s.step = AT_ORDER
}

/** End of the Round: the token goes back to the box, face down. */
function endRound(setting: Setting, s: Act1State, chance: Chance, emit?: Emit): void {
  s.token = NO_TOKEN
  s.played = false
  if (s.deck === 0) {
    s.step = OVER
    emit?.(happened('jaws.act-1-over', { why: 'events' }))
    return
  }
  beginRound(setting, s, chance, emit)
}
