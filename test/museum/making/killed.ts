import { join } from 'node:path'
import type { Exhibit } from './exhibit.ts'
import { knownOf, type Left } from './left.ts'
import { People } from './people.ts'
import type { Program } from './program.ts'
import { Stage } from './stage.ts'

const BRIEF: readonly Exhibit[] = [
  {
    name: 'killed-sharks',
    what: 'two people in a game when the server was killed',
    game: 'sharks',
    seats: { 'great-white': ['Ann'], mako: ['Ben'] },
    async play(stage) {
      await stage.begin()
      await stage.play(10)
      await stage.do('Ann', 'say', { channel: 'table', text: 'Still there?' })
    },
  },
  {
    name: 'killed-lobby',
    what: 'a table for anybody when the server was killed',
    game: 'sharks',
    listed: true,
    seats: { 'great-white': ['Ann'] },
  },
]

/** A server that was killed: what it had acknowledged lies in the log beside the database. */
export async function kill(program: Program, folder: string): Promise<Left> {
  const data = join(folder, 'killed')
  const serving = await program.serve(data, 'quick')
  const people = new People()
  people.base = serving.base
  await people.meet('Ann', 'Ben')
  const stages: Stage[] = []
  for (const exhibit of BRIEF) {
    const stage = await Stage.lay(people, exhibit)
    await exhibit.play?.(stage)
    stages.push(stage)
  }
  await serving.stop('SIGKILL')
  return {
    name: 'killed',
    what: 'the data folder of a server that was killed, with the log that SQLite had not put away yet',
    folder: data,
    left: Date.now(),
    people: people.all(),
    known: stages.map(knownOf),
  }
}
