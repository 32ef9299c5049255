import { type Act1State, cloneAct1 } from './act-1/state.ts'
import { type Act2State, cloneAct2 } from './act-2/state.ts'

/** A match of JAWS: the act being played. What Act 1 leaves to Act 2 is dealt when it ends. */
export interface JawsState {
  act1: Act1State | null
  act2: Act2State | null
}

export function clone(s: JawsState, into?: JawsState): JawsState {
  if (into === undefined)
    return {
      act1: s.act1 === null ? null : cloneAct1(s.act1),
      act2: s.act2 === null ? null : cloneAct2(s.act2),
    }
  into.act1 = s.act1 === null ? null : cloneAct1(s.act1, into.act1 ?? undefined)
  into.act2 = s.act2 === null ? null : cloneAct2(s.act2, into.act2 ?? undefined)
  return into
}
