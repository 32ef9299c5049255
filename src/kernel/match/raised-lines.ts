import { type Raise, type Raised, readRaise } from './raise.ts'
import { faultAt, type RecordedMove } from './record-lines.ts'

/** The moves of a record, in two parts where the match was raised to newer rules; the last time counts. */
export interface Parts {
  /** Those after the match was raised; all of them where it was not. */
  readonly moves: readonly RecordedMove[]
  /** Those before, and the line that raised it. */
  readonly earlier: { readonly moves: readonly RecordedMove[]; readonly raise: RecordedMove } | null
  readonly raised: Raised | null
}

export function splitAtRaise(all: readonly RecordedMove[]): Parts {
  const index = all.findLastIndex((move) => raiseOf(move) !== null)
  const raise = index < 0 ? null : raiseOf(all[index])
  if (raise === null) return { moves: all, earlier: null, raised: null }
  const moves = all.slice(0, index)
  const before = moves.map(({ who, what, print }) => ({ text: `${who}: ${what}`, print }))
  return {
    moves: all.slice(index + 1),
    earlier: { moves, raise: all[index] },
    raised: { ...raise, before },
  }
}

function raiseOf({ line, who, what }: RecordedMove): Raise | null {
  if (who !== 'all') return null
  try {
    return readRaise(what)
  } catch (error) {
    throw faultAt(line, error)
  }
}
