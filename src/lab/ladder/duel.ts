import { sha256 } from '../../kernel/hash.ts'
import type { SeatInfo } from '../../kernel/seats.ts'
import type { ThinkingPool } from '../../thinking/pool.ts'
import type { MatchTask } from '../../thinking/tasks.ts'
import { inOrder } from '../in-order.ts'
import { optionsFor } from '../roles.ts'
import type { Interval } from '../statistics/interval.ts'
import { type Question, SequentialTest, type Verdict } from '../statistics/sprt.ts'
import type { Tables } from '../tables.ts'
import { sideShare } from '../victory.ts'
import type { Duel, LadderPlan } from './plan.ts'

/** Even, or a difference one feels; wrong in one of fifty. */
export const QUESTION: Question = { none: 0.5, some: 0.6, wrongly: 0.02 }

export interface DuelReport extends Duel {
  readonly pairs: number
  readonly games: number
  /** The upper level's share of the victories. */
  readonly score: Interval
  readonly verdict: Verdict | 'no-time' | 'no-games'
  readonly seconds: number
}

/** Whether the upper level has a seat: every other team, then the others. */
function isUpper(swapped: boolean): (seat: SeatInfo) => boolean {
  return ({ team }) => (team % 2 === 0) !== swapped
}

/** One of the two games of a pair: the same set-up, seed and seats, with the sides swapped. */
export function gameOf(
  { box, seed }: LadderPlan,
  { upper, lower, table }: Duel,
  tables: Tables,
  pair: number,
  swapped: boolean,
): MatchTask {
  const options = optionsFor(box, table, pair)
  const isTheirs = isUpper(swapped)
  return {
    kind: 'match',
    game: box.id,
    options,
    seed: sha256(`${seed}/${upper}/${lower}/${pair}`),
    players: tables.get(options).seats.map((seat) => ({ level: isTheirs(seat) ? upper : lower })),
  }
}

/** Plays pair after pair until the question is answered, or the signal says that the time is up. */
export async function fight(
  plan: LadderPlan,
  duel: Duel,
  tables: Tables,
  pool: ThinkingPool,
  timeUp: AbortSignal,
  progress: (pairs: number) => void,
): Promise<DuelReport> {
  const start = performance.now()
  const test = new SequentialTest(QUESTION)
  const enough = new AbortController()
  const signal = AbortSignal.any([timeUp, enough.signal])
  const half = async (pair: number, swapped: boolean): Promise<number> => {
    const task = gameOf(plan, duel, tables, pair, swapped)
    const { outcome } = await pool.run(task, signal)
    return sideShare(tables.get(task.options).seats, outcome, isUpper(swapped))
  }
  const both = async (pair: number): Promise<number> => {
    const [one, other] = await Promise.all([half(pair, false), half(pair, true)])
    return (one + other) / 2
  }
  const count = Math.ceil(plan.games / 2)
  try {
    for await (const score of inOrder(both, { count, ahead: pool.size + 1, signal })) {
      test.add(score)
      progress(test.pairs)
      if (test.verdict !== null) break
    }
  } finally {
    enough.abort()
  }
  return {
    ...duel,
    pairs: test.pairs,
    games: 2 * test.pairs,
    score: test.score(),
    verdict: test.verdict ?? (test.pairs === count ? 'no-games' : 'no-time'),
    seconds: (performance.now() - start) / 1000,
  }
}
