import { loadavg } from 'node:os'
import { misused } from '../../scripts/arguments.mjs'
import type { Bench } from '../arguments.ts'
import { table } from '../table.ts'
import { compare, type Row } from './comparing.ts'
import { files, type Ground, type Opened } from './grounds.ts'
import type { Played } from './played.ts'
import { playedBefore } from './played-before.ts'
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
export const archive: Bench = onGround(() => files())

/** The same in PostgreSQL. */
export const sharedArchive: Bench = onGround(async () => (await import('./shared-ground.ts')).shared())

function onGround(found: () => Promise<Ground>): Bench {
  return async (seconds, progress, { only, played: file }) => {
    if (only !== undefined && only !== 'play') misused('bench', `archive has no part "${only}"`)
    const played = await playedBefore(USUAL.different, file, progress)
    if (only === 'play') return { text: `${played.length} matches are played`, data: {} }
    const data = await measure(USUAL, seconds, progress, await found(), played)
    return { text: textOf(data), data }
  }
}

export async function measure(
  extent: Extent,
  seconds: number,
  progress: (line: string) => void,
  ground: Ground,
  played: readonly Played[],
): Promise<Found> {
  const { matches, live } = extent
  const load = loadavg()[0]
  try {
    progress('archiving')
    const archiving = await archiveAll(await ground.open('full'), played)
    progress('filling')
    await ground.fill(matches)
    const bytes = await ground.size()
    progress('asking')
    const rows = await compare(ground, played, live, seconds)
    const entries = played.reduce((sum, each) => sum + each.entries.join('').length, 0) / played.length
    const { name, comparedBy } = ground
    return { ...extent, name, comparedBy, load: [load, loadavg()[0]], bytes, entries, archiving, rows }
  } finally {
    await ground.remove()
  }
}

/** As the sweep does it, replays and all; gives milliseconds for each. */
async function archiveAll(opened: Opened, played: readonly Played[]): Promise<number> {
  const { store } = opened
  const tables = tablesOn(opened)
  const start = performance.now()
  for (const { id, game, entries, listing, content } of played) {
    await store.createMatch({ id, game, created: 0, entries, listing, content })
    if (!(await tables.archive(id))) throw new Error(`match ${id} was not archived`)
  }
  await store.close()
  return (performance.now() - start) / played.length
}

interface Found extends Extent, Pick<Ground, 'name' | 'comparedBy'> {
  readonly load: readonly number[]
  readonly bytes: number
  readonly entries: number
  readonly archiving: number
  readonly rows: readonly Row[]
}

function textOf(found: Found): string {
  const { name: ground, matches, different, load, bytes, entries, archiving, rows, comparedBy } = found
  const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED')
  const goal = `at most ${MOST_BYTES / 1e6} MB: ${verdict(bytes <= MOST_BYTES)}`
  return [
    `${matches} archived matches in ${ground}, of ${different} different ones, load ${load.map((each) => each.toFixed(1)).join(' to ')}`,
    `all of them: ${(bytes / 1e6).toFixed(0)} MB (${goal}), ${(bytes / matches / 1e3).toFixed(2)} kB each; the entries of one: ${(entries / 1e3).toFixed(1)} kB`,
    `archiving one, with all that is checked: ${archiving.toFixed(0)} ms; ratios are of ${comparedBy === 'clock' ? 'the time by the clock' : 'processor time'}`,
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
