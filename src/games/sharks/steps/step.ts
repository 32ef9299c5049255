import type { Chance } from '../../../kernel/chance/chance.ts'
import type { Emit } from '../../../kernel/event.ts'
import type { ActionList } from '../../../kernel/game.ts'
import type { Message } from '../../../kernel/message.ts'
import type { Action } from '../../../kernel/vocabulary.ts'
import type { Setting } from '../setting.ts'
import type { SharksState } from '../state.ts'

/** One thing the active player is asked. */
export interface Step {
  /** Writes what the active player may do and returns how much that is. */
  legal(setting: Setting, s: SharksState, into: ActionList): number
  apply(setting: Setting, s: SharksState, action: Action, chance: Chance, emit?: Emit): void
  prompt(setting: Setting, s: SharksState): Message
  /** Why an action that is not legal here is not; null when there is nothing better to say than that it is not. */
  refuse(setting: Setting, s: SharksState, action: Action): Message | null
}

export function isOf(action: Action, verb: Action, things: number): boolean {
  return action >= verb && action < verb + things
}
