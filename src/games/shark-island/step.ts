import type { Chance } from '../../kernel/chance/chance.ts'
import type { Emit } from '../../kernel/event.ts'
import type { ActionList } from '../../kernel/game.ts'
import type { Message } from '../../kernel/message.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Action } from '../../kernel/vocabulary.ts'
import type { Setting } from './setting.ts'
import type { IslandState } from './state.ts'

/** One thing somebody is asked. */
export interface Question {
  /** Writes what the seat may do and returns how much that is. */
  legal(setting: Setting, s: IslandState, seat: Seat, into: ActionList): number
  apply(setting: Setting, s: IslandState, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  prompt(setting: Setting, s: IslandState): Message
  /** Why an action that is not legal here is not; null when there is nothing better to say than that it is not. */
  refuse(setting: Setting, s: IslandState, seat: Seat, action: Action): Message | null
}

/** A step that asks nobody: it changes the state and says where the flow goes on. */
export type Step = (setting: Setting, s: IslandState, chance: Chance, emit?: Emit) => void

export function isOf(action: Action, verb: Action, things: number): boolean {
  return action >= verb && action < verb + things
}
