import type { Act1State } from './act-1/state.ts'
import type { Act2State } from './act-2/state.ts'

/** A match of JAWS is in one of its acts. What Act 1 leaves to Act 2 is dealt when it ends. */
export type JawsState = { act: 1; s: Act1State } | { act: 2; s: Act2State }

/** Turns a state into another one in place, because whoever plays the match holds the object itself. */
export function become(state: JawsState, other: JawsState): void {
  Object.assign(state, other)
}
