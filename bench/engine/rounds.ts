import { ContestantProcess } from './contestant-process.ts'
import type { Entry } from './plan.ts'
import type { Tally } from './tally.ts'

/** What each entry did, round by round. */
export type Results = ReadonlyMap<Entry, readonly Tally[]>

/**
 * One entry works at a time, all of them in each round: what else goes on in the machine hits them alike.
 * The round before the first warms them up and does not count.
 */
export async function playRounds(
  entries: readonly Entry[],
  rounds: number,
  ms: number,
  progress: (line: string) => void,
): Promise<Results> {
  const results = new Map<Entry, Tally[]>(entries.map((entry) => [entry, []]))
  const processes = entries.map(({ file, task }) => new ContestantProcess(file, task))
  try {
    for (let round = 0; round <= rounds; round++) {
      progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      for (const [index, entry] of entries.entries()) {
        const done = await processes[index].work(ms)
        if (round > 0) results.get(entry)?.push(done)
      }
    }
  } finally {
    for (const each of processes) each.leave()
  }
  return results
}
