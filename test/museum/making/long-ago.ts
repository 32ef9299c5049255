import { mkdirSync } from 'node:fs'
import { isSince } from '../support/since.ts'
import type { Exhibit } from './exhibit.ts'
import { ARCHIVED } from './exhibits/archived.ts'
import type { People } from './people.ts'
import { type Program, part } from './program.ts'
import { Stage } from './stage.ts'

const DAY = 24 * 3_600_000
const MONTH = 31 * DAY

const seats = { 'great-white': ['Ann'], mako: ['Ben'] }

/** What nobody came back to. */
const LEFT: readonly Exhibit[] = [
  { name: 'lobby-abandoned', what: 'a table that was never begun, and given up', game: 'sharks', seats },
  {
    name: 'sharks-abandoned',
    what: 'a game that nobody went on with, and given up',
    game: 'sharks',
    seats,
    async play(stage) {
      await stage.begin()
      await stage.play(10)
    },
  },
]

/**
 * Giving up takes the program a month, and archiving a day, so here it runs inside this process, on a clock that is moved:
 * a month ago people sit down, today it tidies up.
 */
export async function leaveLongAgo(
  program: Program,
  data: string,
  people: People,
  release: string,
): Promise<Stage[]> {
  const { createServer } = await part<typeof import('#server/server.ts')>(program, 'server/server')
  const { abandonUntouched } = await part<typeof import('#server/sweeps.ts')>(program, 'server/sweeps')
  const { openSqlite } = await part<typeof import('#store/sqlite.ts')>(program, 'store/sqlite')
  const { databaseIn } = await part<typeof import('#store/files.ts')>(program, 'store/files')
  mkdirSync(data, { recursive: true })
  let past = MONTH
  const clock = { now: () => Date.now() - past, elapsed: () => Date.now(), later: () => () => {} }
  const archived = isSince(release, '0.4.0') ? ARCHIVED : []
  const limits = await part<typeof import('#server/limits.ts')>(program, 'server/limits')
  // Whole matches in a few seconds, on a clock by which nobody who was stopped goes on.
  const haste = archived.length > 0 ? { config: { limits: limits.timesAsMany(limits.LIMITS, 1000) } } : {}
  const open = async () =>
    createServer({ store: await openSqlite(databaseIn(data)), clock, logLevel: 'silent', ...haste })
  const then = await open()
  const { port } = await then.listen(0, '127.0.0.1')
  people.base = `http://127.0.0.1:${port}`
  await people.meet('Ann', 'Ben')
  const stages: Stage[] = []
  for (const exhibit of [...LEFT, ...archived]) {
    const stage = await Stage.lay(people, exhibit)
    await exhibit.play?.(stage)
    await stage.leave()
    stages.push(stage)
    console.log(exhibit.name)
  }
  await then.drain()

  past = 0
  // What is in memory is not archived.
  const now = await open()
  const abandoned = await abandonUntouched(now.services, clock.now())
  if (abandoned !== LEFT.length) throw new Error(`${abandoned} tables were given up`)
  if (archived.length > 0) {
    const { Archiving } = await part<typeof import('#server/archiving.ts')>(program, 'server/archiving')
    const swept = await new Archiving(now.services).sweep(clock.now())
    if (swept !== archived.length) throw new Error(`${swept} matches were archived`)
  }
  await now.drain()
  return stages
}
