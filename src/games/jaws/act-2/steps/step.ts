import type { ActionList } from '#kernel/rules.ts'
import type { Seat, SeatSet } from '#kernel/seats.ts'
import type { Passage as KernelPassage, Step as KernelStep } from '#kernel/steps.ts'
import type { Verb } from '#kernel/verb.ts'
import type { Act2Setting } from '../setting.ts'
import type { Act2State } from '../state.ts'

/** Asks the seats of `asked`. */
export type Step = KernelStep<Act2Setting, Act2State>
export type Passage = KernelPassage<Act2Setting, Act2State>

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
export function legalSet(set: number, verb: Verb, into: ActionList, count: number): number {
  let next = count
  for (let left = set; left !== 0; left &= left - 1) into[next++] = verb.of(31 - Math.clz32(left & -left))
  return next
}
