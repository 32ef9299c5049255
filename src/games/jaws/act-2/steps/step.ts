import type { Chance } from '../../../../kernel/chance/chance.ts'
import type { Emit } from '../../../../kernel/event.ts'
import type { ActionList } from '../../../../kernel/game.ts'
import type { Message } from '../../../../kernel/message.ts'
import type { Seat, SeatSet } from '../../../../kernel/seats.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import type { Act2Setting } from '../setting.ts'
import type { Act2State } from '../state.ts'

/** One thing that the seats of `asked` are asked. */
export interface Step {
  readonly need: 'each' | 'any'
  /** It can be answered with `done`. */
  readonly optional: boolean
  /** Writes what an asked seat may do and returns how much that is. */
  legal(orca: Act2Setting, s: Act2State, seat: Seat, into: ActionList): number
  apply(orca: Act2Setting, s: Act2State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  prompt(orca: Act2Setting, s: Act2State): Message
  /** Why an action is not legal here; null when there is nothing better to say than that it is not. */
  refuse(orca: Act2Setting, s: Act2State, seat: Seat, action: Action): Message | null
}

export function ask(s: Act2State, step: number, seats: SeatSet): void {
  s.step = step
  s.asked = seats
  s.question++
}

/** Takes a seat off the open question; tells whether it was the last. */
export function answered(s: Act2State, seat: Seat): boolean {
  s.asked &= ~(1 << seat)
  return s.asked === 0
}

/** Adds `verb thing` for every thing in a set of bits. */
export function legalSet(set: number, verb: Action, into: ActionList, count: number): number {
  let next = count
  for (let left = set; left !== 0; left &= left - 1) into[next++] = verb + 31 - Math.clz32(left & -left)
  return next
}
