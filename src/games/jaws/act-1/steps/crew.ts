import { message } from '#games/jaws/messages/act-1.message.ts'
import { BRODY, HOOPER, QUINT, SEAT_IDS, SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { Emit } from '#kernel/event.ts'
import type { ActionList } from '#kernel/rules.ts'
import { seatSet } from '#kernel/seats.ts'
import { endAct } from '../act-end.ts'
import { isUse } from '../devices.ts'
import { happened } from '../events.ts'
import { ENOUGH_BARRELS } from '../limits.ts'
import { type Act1State, AT } from '../state.ts'
import { CLIMB } from '../words.ts'
import { brody } from './brody.ts'
import { hooper } from './hooper.ts'
import type { Member } from './member.ts'
import { quint } from './quint.ts'
import { refuseMember } from './refusals.ts'
import type { Step } from './step.ts'

const MEMBERS: { readonly [seat: number]: Member } = { [QUINT]: quint, [BRODY]: brody, [HOOPER]: hooper }

/** Rulebook, "Crew Phase": the turn of one crew member, up to four actions. Who goes next: `order.ts`. */
export const crew: Step = {
  optional: true,

  legal(setting, s, seat, into) {
    const hasActions = s.actions > 0 || s.spare
    let count = 0
    if (s.overboard[seat] > 0) {
      if (hasActions) into[count++] = CLIMB
    } else count = inUse(setting, s, into, MEMBERS[seat].legal(setting, s, hasActions, into))
    into[count++] = DONE
    return count
  },

  apply(setting, s, seat, action, _chance, emit) {
    if (action === DONE) return endTurn(s, emit)
    s.beat++
    let cost = true
    if (action === CLIMB) {
      s.overboard[seat]--
      emit?.(happened(s.overboard[seat] > 0 ? 'jaws.climbs' : 'jaws.aboard', { seat: SEAT_IDS[seat] }))
    } else cost = MEMBERS[seat].apply(setting, s, action, emit)
    if (cost) pay(s, emit)
    if (s.barrels[SHARK] >= ENOUGH_BARRELS) endAct(s, 'barrels', emit)
  },

  prompt: (_setting, s) =>
    message('jaws.ask.crew', {
      seat: SEAT_IDS[s.active],
      actions: s.actions + (s.spare ? 1 : 0),
    }),

  refuse(setting, s, _seat, action) {
    const seat = SEAT_IDS[s.active]
    if (s.overboard[s.active] > 0) return message('jaws.no.overboard', { seat })
    if (action === CLIMB) return message('jaws.no.climb', { seat })
    return refuseMember(setting, s, action)
  },
}

/** Leaves out what the event has put out of use. */
function inUse({ act1 }: Setting, s: Act1State, list: ActionList, count: number): number {
  const { outOfUse } = act1.events[s.event]
  if (outOfUse === null) return count
  let kept = 0
  for (let i = 0; i < count; i++) if (!isUse(outOfUse, list[i])) list[kept++] = list[i]
  return kept
}

/** The extra action that anyone may take goes to whoever first needs a fifth. */
function pay(s: Act1State, emit?: Emit): void {
  if (s.actions > 0) s.actions--
  else {
    s.spare = false
    emit?.(happened('jaws.spare', { seat: SEAT_IDS[s.active] }))
  }
}

function endTurn(s: Act1State, emit?: Emit): void {
  emit?.(happened('jaws.ended', { seat: SEAT_IDS[s.active], actions: s.beat }))
  s.gone |= seatSet(s.active)
  s.actions = 0
  s.step = AT['crew-phase']
}
