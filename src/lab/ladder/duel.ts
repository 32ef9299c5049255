import type { ThinkingPool } from '../../thinking/pool.ts'
import { inOrder } from '../in-order.ts'
import { sidesOf } from '../roles.ts'
import type { Interval } from '../statistics/interval.ts'
import { type Question, SequentialTest, type Verdict } from '../statistics/sprt.ts'
import type { Tables } from '../tables.ts'
import type { Duel, LadderPlan } from './plan.ts'
import { firstShare, gameOf, type UpperSide } from './seating.ts'
import { Side, type SideReport } from './sides.ts'

/** Even, or a difference one feels; wrong in one of fifty. */
export const QUESTION: Question = { none: 0.5, some: 0.6, wrongly: 0.02 }

/** What was found, or why nothing was; 'slight' is a difference, but smaller than the one that was asked for. */
export type Finding = Verdict | 'slight' | 'no-time' | 'no-games'

export interface DuelReport extends Duel {
  readonly pairs: number
  /** Two for each pair, three where sides are told apart. */
  readonly games: number
  /** The upper level's share of the victories. */
  readonly score: Interval
  readonly verdict: Finding
  /** For a game whose sides are not alike. */
  readonly sides: readonly (SideReport & { readonly verdict: Finding | 'no-room' })[]
  readonly seconds: number
}

/** Plays pair after pair until the questions are answered, or the signal says that the time is up. */
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
  const sides = sidesOf(plan.box).map((side) => new Side(side))
  const seatings: readonly UpperSide[] =
    sides.length === 0 ? ['first', 'second'] : ['first', 'second', 'none']
  const enough = new AbortController()
  const signal = AbortSignal.any([timeUp, enough.signal])
  const play = async (pair: number, upperSide: UpperSide): Promise<number> => {
    const task = gameOf(plan, duel, tables, pair, upperSide)
    const { outcome } = await pool.run(task, signal)
    return firstShare(tables.get(task.options).seats, outcome)
  }
  const all = (pair: number): Promise<number[]> =>
    Promise.all(seatings.map((upperSide) => play(pair, upperSide)))
  const count = Math.ceil(plan.games / seatings.length)
  try {
    for await (const [first, second, none] of inOrder(all, { count, ahead: pool.size + 1, signal })) {
      test.add((first + 1 - second) / 2)
      sides[0]?.add(first, none)
      sides[1]?.add(1 - second, 1 - none)
      progress(test.pairs)
      if (test.verdict !== null && sides.every(({ verdict }) => verdict !== null)) break
    }
  } finally {
    enough.abort()
  }
  const finding = ({ verdict, isMore }: { verdict: Verdict | null; isMore: boolean }): Finding => {
    if (verdict === null) return test.pairs === count ? 'no-games' : 'no-time'
    return verdict === 'no-difference' && isMore ? 'slight' : verdict
  }
  return {
    ...duel,
    pairs: test.pairs,
    games: seatings.length * test.pairs,
    score: test.score(),
    verdict: finding(test),
    sides: sides.map((side) => ({
      ...side.report(),
      verdict: side.hasRoom || side.verdict === 'difference' ? finding(side) : 'no-room',
    })),
    seconds: (performance.now() - start) / 1000,
  }
}
