import { cpus } from 'node:os'
import type { Bench } from '../arguments.ts'
import { figuresOf, ratiosOf } from './figures.ts'
import { planFor } from './plan.ts'
import { dataOf, textOf } from './report.ts'
import { playRounds } from './rounds.ts'

const ROUNDS = 5

/** Our engine beside a plain playout loop and boardgame.io, in one run. */
export const engine: Bench = async (seconds, progress) => {
  const { entries, comparisons } = planFor()
  const ms = (seconds * 1000) / entries.length / (ROUNDS + 1)
  const results = await playRounds(entries, ROUNDS, ms, progress)
  const run = {
    node: process.version,
    cores: cpus().length,
    seconds,
    rounds: ROUNDS,
    figures: figuresOf(results),
    ratios: ratiosOf(comparisons, results),
  }
  return { text: textOf(run), data: dataOf(run) }
}
