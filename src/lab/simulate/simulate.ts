import { Cancelled, type ThinkingPool } from '#thinking/pool.ts'
import { inOrder } from '../in-order.ts'
import { Tables } from '../tables.ts'
import { matchOf, type SimulationPlan } from './plan.ts'
import { reportOf, type SimulationReport } from './report.ts'
import { Results } from './results.ts'

/** Games under way for each thread: enough that a long one leaves no thread idle. */
const AHEAD = 8

/** Plays the games of a plan on all threads of a pool, or as many as there is time for. */
export async function simulate(
  plan: SimulationPlan,
  pool: ThinkingPool,
  signal: AbortSignal,
  progress: (games: number) => void,
): Promise<SimulationReport> {
  const tables = new Tables(plan.box, plan.pack)
  const results = new Results(tables)
  const start = performance.now()
  const play = async (game: number) => {
    const task = matchOf(plan, tables, game)
    try {
      return { task, result: await pool.run(task, signal) }
    } catch (error) {
      if (error instanceof Cancelled) throw error
      throw new Error(`game ${game + 1} with seed ${task.seed}`, { cause: error })
    }
  }
  const played = inOrder(play, { count: plan.games, ahead: AHEAD * pool.size, signal })
  for await (const { task, result } of played) {
    results.add(task, result)
    progress(results.games)
  }
  const seconds = (performance.now() - start) / 1000
  return reportOf(plan, results, { seconds, threads: pool.size })
}
