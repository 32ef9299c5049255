import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { databaseIn } from '#store/files.ts'
import { isSince } from '../support/since.ts'
import type { Known } from './describe.ts'
import type { Exhibit } from './exhibit.ts'
import { COMPANY } from './exhibits/company.ts'
import { JAWS } from './exhibits/jaws.ts'
import { LOBBIES } from './exhibits/lobbies.ts'
import { SEALED } from './exhibits/sealed.ts'
import { SHARK_ISLAND } from './exhibits/shark-island.ts'
import { SHARKS } from './exhibits/sharks.ts'
import { knownOf, type Left } from './left.ts'
import { leaveLongAgo } from './long-ago.ts'
import { People } from './people.ts'
import type { Program } from './program.ts'
import { Stage } from './stage.ts'

const EXHIBITS: readonly Exhibit[] = [...SHARKS, ...JAWS, ...SHARK_ISLAND, ...LOBBIES, ...SEALED, ...COMPANY]

/** What is there already when somebody makes a backup. */
const EARLY = ['sharks-two', 'sharks-two-over', 'jaws-act-1-four', 'island-three', 'lobby-invited']
const isEarly = ({ name }: Exhibit): boolean => EARLY.includes(name)

/** A server that ran for two evenings and was stopped, and the backup that was made on the first. */
export async function serve(
  program: Program,
  folder: string,
  release: string,
): Promise<[served: Left, backup: Left]> {
  const exhibits = EXHIBITS.filter(({ since }) => since === undefined || isSince(release, since))
  const data = join(folder, 'served')
  const people = new People()
  const known = (await leaveLongAgo(program, data, people, release)).map(knownOf)
  const first = await program.serve(data, 'quick')
  people.base = first.base
  await people.meet('Cat', 'Dan', 'Zoë')
  if (isSince(release, '0.2.0')) await people.meet('Eve')
  if (isSince(release, '0.3.0')) await people.meet('Fay', 'Gus')
  await people.move('Ann')
  const stages: Stage[] = []
  for (const exhibit of exhibits.filter(isEarly)) stages.push(await show(people, exhibit))
  const copied = await backUp(program, data, join(folder, 'backup'))
  const backup = {
    name: 'backup',
    what: 'a copy made by `dorsal backup` beside a server that was running',
    folder: join(folder, 'backup'),
    left: copied,
    people: people.all(),
    known: [...known, ...stages.map(knownOf)],
  }
  for (const exhibit of exhibits.filter((each) => !isEarly(each))) stages.push(await show(people, exhibit))
  const rematch = await rematchOf(stages, people)
  await first.stop()

  const second = await program.serve(data, 'slow')
  people.base = second.base
  for (const stage of stages) await goOn(stage)
  await people.move('Ben')
  await people.forget('Ben')
  await people.rename('Dan', 'Daniel')
  await people.ask('Cat')
  if (isSince(release, '0.2.0')) await people.vanish('Eve')
  await second.stop()
  const served = {
    name: 'served',
    what: 'the data folder of a server that was stopped and started again, and stopped',
    folder: data,
    left: Date.now(),
    people: people.all(),
    known: [...known, ...stages.map(knownOf), rematch],
  }
  return [served, backup]
}

async function show(people: People, exhibit: Exhibit): Promise<Stage> {
  const stage = await Stage.lay(people, exhibit)
  await exhibit.play?.(stage)
  await stage.leave()
  console.log(exhibit.name)
  return stage
}

async function goOn(stage: Stage): Promise<void> {
  if (stage.exhibit.later === undefined) return
  await stage.arrive()
  await stage.exhibit.later(stage)
  await stage.leave()
  console.log(`${stage.exhibit.name}, later`)
}

async function backUp(program: Program, data: string, folder: string): Promise<number> {
  mkdirSync(folder)
  await program.dorsal(['backup', databaseIn(folder)], data)
  return Date.now()
}

/** The table that was laid when all agreed to play again. */
async function rematchOf(stages: readonly Stage[], people: People): Promise<Known> {
  for (const { match } of stages) {
    const { room } = (await people.guest('Ann').get(`/api/matches/${match}`)).body
    const next = room?.rematch ?? null
    if (next !== null)
      return { name: 'lobby-rematch', what: 'the rematch that all agreed to', match: next, invitations: [] }
  }
  throw new Error('there was no rematch')
}
