import type { ThinkingPool } from '#thinking/pool.ts'
import { inOrder } from '../in-order.ts'
import { sidesOf } from '../roles.ts'
import type { Interval } from '../statistics/interval.ts'
import { type Question, SequentialTest, type Verdict } from '../statistics/sprt.ts'
import type { Tables } from '../tables.ts'
import type { Duel, LadderPlan } from './plan.ts'
import { firstShare, gameOf, UPPER_SIDES, type UpperSide } from './seating.ts'
import { Side, type SideReport } from './sides.ts'

/** An even score or 60%, a difference that players feel; wrong in one of fifty. */
export const QUESTION: Question = { none: 0.5, some: 0.6, wrongly: 0.02 }

/** What was found, or why nothing was; 'slight' is a difference, but smaller than the one that was asked for. */
type Finding = Verdict | 'slight' | 'no-time' | 'no-games'

export interface DuelReport extends Duel {
  readonly pairs: number
  /** Two for each pair; three where the sides are not alike, and fewer where one of them alone is judged. */
  readonly games: number
  /** The upper level's share of the victories; null where one side alone is judged. */
  readonly score: Interval | null
  readonly verdict: Finding | null
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
  const names = sidesOf(plan.box)
  const isJudged = (name: string): boolean => plan.side === null || plan.side === name
  const [first, second] = names.map((name) => (isJudged(name) ? new Side(name) : null))
  const sides = [first, second].filter((side) => side instanceof Side)
  const whole = plan.side === null ? new SequentialTest(QUESTION) : null
  const isPlayed = { first: whole ?? first, second: whole ?? second, none: names.length > 0 }
  const seatings = UPPER_SIDES.filter((upperSide) => isPlayed[upperSide])
  const enough = new AbortController()
  const signal = AbortSignal.any([timeUp, enough.signal])
  const play = async (pair: number, upperSide: UpperSide): Promise<[UpperSide, number]> => {
    const task = gameOf(plan, duel, tables, pair, upperSide)
    const { outcome } = await pool.run(task, signal)
    return [upperSide, firstShare(tables.get(task.options).seats, outcome)]
  }
  const all = async (pair: number): Promise<Shares> =>
    Object.fromEntries(await Promise.all(seatings.map((upperSide) => play(pair, upperSide)))) as Shares
  const count = Math.ceil(plan.games / seatings.length)
  const tests = [...(whole === null ? [] : [whole]), ...sides]
  let pairs = 0
  try {
    for await (const shares of inOrder(all, { count, ahead: pool.size + 1, signal })) {
      whole?.add((shares.first + 1 - shares.second) / 2)
      first?.add(shares.first, shares.none)
      second?.add(1 - shares.second, 1 - shares.none)
      progress(++pairs)
      if (tests.every(({ verdict }) => verdict !== null)) break
    }
  } finally {
    enough.abort()
  }
  const finding = ({ verdict, isMore }: { verdict: Verdict | null; isMore: boolean }): Finding => {
    if (verdict === null) return pairs === count ? 'no-games' : 'no-time'
    return verdict === 'no-difference' && isMore ? 'slight' : verdict
  }
  return {
    ...duel,
    pairs,
    games: seatings.length * pairs,
    score: whole?.score() ?? null,
    verdict: whole === null ? null : finding(whole),
    sides: sides.map((side) => ({
      ...side.report(),
      verdict: side.hasRoom || side.verdict === 'difference' ? finding(side) : 'no-room',
    })),
    seconds: (performance.now() - start) / 1000,
  }
}

/** What the first side won of each game of a pair that was played. */
type Shares = { readonly [seating in UpperSide]: number }
