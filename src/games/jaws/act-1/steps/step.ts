import type { Chance } from '../../../../kernel/chance/chance.ts'
import type { Emit } from '../../../../kernel/event.ts'
import type { ActionList } from '../../../../kernel/game.ts'
import type { Message } from '../../../../kernel/message.ts'
import type { Seat, SeatSet } from '../../../../kernel/seats.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import type { Setting } from '../../setting.ts'
import type { Act1State } from '../state.ts'

/** One thing that somebody is asked in Act 1. */
export interface Step {
  /** Who may answer. */
  asks(s: Act1State): SeatSet
  legal(setting: Setting, s: Act1State, seat: Seat, into: ActionList): number
  apply(setting: Setting, s: Act1State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  readonly optional: boolean
  prompt(setting: Setting, s: Act1State): Message
  /** Why an action that is not legal here is not; null when there is nothing better to say than that it is not. */
  refuse(setting: Setting, s: Act1State, action: Action): Message | null
}

export function isOf(action: Action, verb: Action, things: number): boolean {
  return action >= verb && action < verb + things
}
