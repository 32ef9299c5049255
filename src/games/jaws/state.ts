import { type Act1State, cloneAct1 } from './act-1/state.ts'
import { type Act2State, cloneAct2 } from './act-2/state.ts'

/** A match of JAWS is in one of its acts. What Act 1 leaves to Act 2 is dealt when it ends. */
export type JawsState = { act: 1; s: Act1State } | { act: 2; s: Act2State }

export function clone(state: JawsState, into?: JawsState): JawsState {
  if (into === undefined)
    return state.act === 1 ? { act: 1, s: cloneAct1(state.s) } : { act: 2, s: cloneAct2(state.s) }
  if (state.act === 1) {
    if (into.act === 1) cloneAct1(state.s, into.s)
    else become(into, { act: 1, s: cloneAct1(state.s) })
  } else if (into.act === 2) cloneAct2(state.s, into.s)
  else become(into, { act: 2, s: cloneAct2(state.s) })
  return into
}

/** Turns a state into another one in place, because whoever plays the match holds the object itself. */
export function become(state: JawsState, other: JawsState): void {
  Object.assign(state, other)
}
