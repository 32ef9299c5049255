import type { ThinkingPool } from '#thinking/pool.ts'
import type { Question } from '../statistics/sprt.ts'
import { Tables } from '../tables.ts'
import { type DuelReport, fight, QUESTION } from './duel.ts'
import { type Duel, duelsOf, type LadderPlan } from './plan.ts'

export interface LadderReport {
  readonly game: string
  readonly rules: number
  readonly seed: string
  readonly minutes: number
  readonly question: Question
  /** Whether somebody stopped it. */
  readonly interrupted: boolean
  readonly seconds: number
  readonly duels: readonly DuelReport[]
}

/** Progress of a ladder. */
export interface LadderProgress extends Duel {
  readonly duel: number
  readonly duels: number
  readonly pairs: number
}

/** Fights all duels, one after the other; each may take an equal part of the time that is left. */
export async function climb(
  plan: LadderPlan,
  pool: ThinkingPool,
  signal: AbortSignal,
  progress: (at: LadderProgress) => void,
): Promise<LadderReport> {
  const start = performance.now()
  const end = start + plan.minutes * 60_000
  const tables = new Tables(plan.box)
  const duels = duelsOf(plan)
  const reports: DuelReport[] = []
  for (const [index, duel] of duels.entries()) {
    const timeUp = new AbortController()
    const part = Math.max(0, end - performance.now()) / (duels.length - index)
    const timer = setTimeout(() => timeUp.abort(), part)
    const stopped = AbortSignal.any([signal, timeUp.signal])
    const report = (pairs: number): void => progress({ ...duel, duel: index + 1, duels: duels.length, pairs })
    report(0)
    reports.push(await fight(plan, duel, tables, pool, stopped, report).finally(() => clearTimeout(timer)))
  }
  const { box, seed, minutes } = plan
  const seconds = (performance.now() - start) / 1000
  return {
    game: box.id,
    rules: box.rules,
    seed,
    minutes,
    question: QUESTION,
    interrupted: signal.aborted,
    seconds,
    duels: reports,
  }
}
