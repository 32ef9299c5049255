import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import type { Bench } from '../arguments.ts'
import { newFolder } from '../server/contest.ts'
import { table } from '../table.ts'
import { compare, type Row } from './comparing.ts'
import { fill, sizeOf } from './filling.ts'
import { type Played, play } from './played.ts'
import { tablesOn } from './world.ts'

/** How many matches are played, how many there are when they have been copied, and how many are live besides. */
export interface Extent {
  readonly different: number
  readonly matches: number
  readonly live: number
}

const USUAL: Extent = { different: 300, matches: 100_000, live: 30 }
const MOST_BYTES = 600e6
const MOST_RATIO = 1.1

/** What a hundred thousand archived matches take, and what a store that holds them costs beside an empty one. */
export const archive: Bench = async (seconds, progress) => {
  const data = await measure(USUAL, seconds, progress)
  return { text: textOf(data), data }
}

export async function measure(
  extent: Extent,
  seconds: number,
  progress: (line: string) => void,
): Promise<Found> {
  const { different, matches, live } = extent
  const folder = newFolder()
  const load = loadavg()[0]
  try {
    const played: Played[] = []
    for (let number = 0; number < different; number++) {
      if (number % 25 === 0) progress(`${number} of ${different} matches are played`)
      played.push(await play(number))
    }
    const full = databaseIn(`${folder}/full`)
    progress('archiving')
    const archiving = await archiveAll(full, played)
    progress('filling')
    fill(full, matches)
    const bytes = sizeOf(full)
    progress('asking')
    const rows = await compare(databaseIn(`${folder}/empty`), full, played, live, seconds)
    const entries = played.reduce((sum, each) => sum + each.entries.join('').length, 0) / played.length
    return { ...extent, load: [load, loadavg()[0]], bytes, entries, archiving, rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As the sweep does it, replays and all; gives milliseconds for each. */
async function archiveAll(file: string, played: readonly Played[]): Promise<number> {
  const store = await openSqlite(file)
  const tables = tablesOn(store)
  const start = performance.now()
  for (const { id, game, entries, listing, content } of played) {
    await store.createMatch({ id, game, created: 0, entries, listing, content })
    if (!(await tables.archive(id))) throw new Error(`match ${id} was not archived`)
  }
  await store.close()
  return (performance.now() - start) / played.length
}

interface Found extends Extent {
  readonly load: readonly number[]
  readonly bytes: number
  readonly entries: number
  readonly archiving: number
  readonly rows: readonly Row[]
}

function textOf({ matches, different, load, bytes, entries, archiving, rows }: Found): string {
  const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED')
  const goal = `at most ${MOST_BYTES / 1e6} MB: ${verdict(bytes <= MOST_BYTES)}`
  return [
    `${matches} archived matches, of ${different} different ones, load ${load.map((each) => each.toFixed(1)).join(' to ')}`,
    `all of them: ${(bytes / 1e6).toFixed(0)} MB (${goal}), ${(bytes / matches / 1e3).toFixed(2)} kB each; the entries of one: ${(entries / 1e3).toFixed(1)} kB`,
    `archiving one, with all that is checked: ${archiving.toFixed(0)} ms`,
    '',
    table([
      ['milliseconds', 'empty', 'full', 'ratio', 'goal', 'by the clock', 'full'],
      ...rows.map(({ name, empty, full, ratio }) => [
        name,
        empty.processor.toFixed(3),
        full.processor.toFixed(3),
        ratio.toFixed(2),
        `${MOST_RATIO} ${verdict(ratio <= MOST_RATIO)}`,
        empty.clock.toFixed(3),
        full.clock.toFixed(3),
      ]),
    ]),
  ].join('\n')
}
