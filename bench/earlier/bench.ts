import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench } from '../arguments.ts'
import { ContestantProcess } from '../engine/contestant-process.ts'
import { median } from '../engine/figures.ts'
import { type Entry, planFor } from '../engine/plan.ts'
import { digits, short, table } from '../table.ts'

const ROUNDS = 7

/** The engine beside that of another checkout (`--checkout`), taking turns: what a change costs or gains. */
export const earlier: Bench = async (seconds, progress, { checkout }) => {
  if (checkout === undefined)
    throw new Error('--checkout names another checkout, with its packages installed')
  const entries = planFor().entries.filter(({ name }) => name.startsWith('Dorsal'))
  const ms = (seconds * 1000) / entries.length / 2 / (ROUNDS + 1)
  const there = new URL('bench/engine/contestants/', `${pathToFileURL(resolve(checkout))}/`)
  const rows: string[][] = []
  const ratios: number[] = []
  for (const entry of entries) {
    progress(titleOf(entry))
    const { now, before } = await turns(entry, there, ms)
    const ratio = median(now.map((rate, round) => rate / before[round]))
    ratios.push(ratio)
    rows.push([titleOf(entry), short(median(before)), short(median(now)), digits(ratio)])
  }
  return {
    text: table([['a second of processor time', 'there', 'here', 'here / there'], ...rows]),
    data: { entries: entries.map(titleOf), ratios },
  }
}

function titleOf({ name, table: at }: Entry): string {
  return `${name}: ${at}`
}

/** So many a second in each round; the round before the first warms up and does not count. */
async function turns({ file, task }: Entry, there: URL, ms: number) {
  const [mine, theirs] = [new ContestantProcess(file, task), new ContestantProcess(file, task, there)]
  const now: number[] = []
  const before: number[] = []
  const rateOf = async (contestant: ContestantProcess): Promise<number> => {
    const { work, seconds } = await contestant.work(ms)
    return work / seconds
  }
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      before[round] = await rateOf(theirs)
      now[round] = await rateOf(mine)
    }
  } finally {
    mine.leave()
    theirs.leave()
  }
  return { now: now.slice(1), before: before.slice(1) }
}
