/** A match's second act. */
export interface Act2State {
  over: boolean
}

export function cloneAct2(s: Act2State, into?: Act2State): Act2State {
  if (into === undefined) return { over: s.over }
  into.over = s.over
  return into
}
