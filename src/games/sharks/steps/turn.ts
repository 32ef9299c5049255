import { NOWHERE, OUTSIDE } from '../ocean.ts'
import { AT } from '../state.ts'
import type { SharksPassage } from './step.ts'

export const beginTurn: SharksPassage = (setting, s) => {
  const here = s.at[s.active]
  s.step = AT.swim
  s.beat = 0
  s.origin = here < OUTSIDE ? here : NOWHERE
  s.stepsLeft = setting.seats[s.active].moves
  s.leaps = 0
  s.relieved = 0
  s.dropped = 0
  if (s.marked.length > 0) s.marked.length = 0
}

/** Rulebook, "Game Play": clockwise; when it is the first player's turn again, the round is over. */
export const nextTurn: SharksPassage = (_setting, s) => {
  s.active = (s.active + 1) % s.at.length
  s.step = s.active === s.first ? AT.round : AT.turn
}
