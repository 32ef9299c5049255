import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Exhibit } from './exhibit.ts'
import type { People } from './people.ts'
import type { Program } from './program.ts'
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
 * Giving up takes the program a month, so here it runs inside this process, on a clock that is moved: a month ago
 * people sit down, today it tidies up.
 */
export async function leaveLongAgo(program: Program, data: string, people: People): Promise<Stage[]> {
  const { createServer } = await part<typeof import('#server/server.ts')>(program, 'server/server')
  const { abandonUntouched } = await part<typeof import('#server/sweeps.ts')>(program, 'server/sweeps')
  const { openSqlite } = await part<typeof import('#store/sqlite.ts')>(program, 'store/sqlite')
  const { databaseIn } = await part<typeof import('#store/files.ts')>(program, 'store/files')
  mkdirSync(data, { recursive: true })
  const store = await openSqlite(databaseIn(data))
  let past = MONTH
  const clock = { now: () => Date.now() - past, elapsed: () => Date.now(), later: () => () => {} }
  const server = await createServer({ store, clock, logLevel: 'silent' })
  const { port } = await server.listen(0, '127.0.0.1')
  people.base = `http://127.0.0.1:${port}`
  await people.meet('Ann', 'Ben')
  const stages: Stage[] = []
  for (const exhibit of LEFT) {
    const stage = await Stage.lay(people, exhibit)
    await exhibit.play?.(stage)
    await stage.leave()
    stages.push(stage)
  }
  past = 0
  const abandoned = await abandonUntouched(server.services, clock.now())
  if (abandoned !== LEFT.length) throw new Error(`${abandoned} tables were given up`)
  await server.drain()
  return stages
}

async function part<Module>({ folder }: Program, path: string): Promise<Module> {
  return import(pathToFileURL(join(folder, 'src', `${path}.ts`)).href)
}
