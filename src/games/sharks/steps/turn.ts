import { type Emit, happened } from '../../../kernel/event.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Item, STOMACH } from '../components.ts'
import { outcome } from '../game-end.ts'
import { NOWHERE, OUTSIDE } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT_SWIM, NOBODY, OVER, type SharksState } from '../state.ts'

/** House bound: with empty bags a shark could otherwise avoid a full stomach for ever. */
export const LAST_ROUND = 30

export function beginTurn(setting: Setting, s: SharksState): void {
  const here = s.at[s.active]
  s.step = AT_SWIM
  s.beat = 0
  s.origin = here < OUTSIDE ? here : NOWHERE
  s.stepsLeft = setting.seats[s.active].steps
  s.leaps = 0
  s.relieved = 0
  s.dropped = 0
  if (s.marked.length > 0) s.marked.length = 0
}

/** Game End: a full stomach ends the game when the round is over, so that all had the same number of turns. */
export function endTurn(setting: Setting, s: SharksState, emit?: Emit): void {
  s.active = (s.active + 1) % s.at.length
  if (s.active === s.first) {
    if (s.fullest !== NOBODY || s.round === LAST_ROUND) {
      s.step = OVER
      if (emit) tellEnd(setting, s, emit)
      return
    }
    s.round++
    emit?.(happened('sharks.round', { round: s.round }))
  }
  beginTurn(setting, s)
}

/** Where points alone do not decide, what does is told with the end. */
function tellEnd(setting: Setting, s: SharksState, emit: Emit): void {
  const tieBreak = outcome(setting, s)?.tieBreak
  emit(happened('sharks.over', tieBreak ? { ...tieBreak.params, tie: tieBreak.key.split('.')[2] } : {}))
}

export function isFull(s: SharksState, seat: Seat): boolean {
  return s.stomachs[seat].length >= STOMACH
}

/** The tenth item triggers the end, whatever Trash Relief takes out again. */
export function eat(setting: Setting, s: SharksState, item: Item, emit?: Emit): void {
  const seat = s.active
  s.stomachs[seat].push(item)
  if (s.stomachs[seat].length === STOMACH && s.fullest === NOBODY) {
    s.fullest = seat
    emit?.(happened('sharks.full', { seat: setting.seats[seat].id }))
  }
}
