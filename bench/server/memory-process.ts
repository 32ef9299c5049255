import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBox } from '#games/index.ts'
import { systemSecrets } from '#server/secrets.ts'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { Tables } from '#table/tables.ts'
import { anyOf } from './match.ts'
import type { Memory } from './memory.ts'

const [matches, moves] = process.argv.slice(2).map(Number)
/** Tables that are laid at the same time: enough for the store to write for many at once. */
const AT_ONCE = 200

const { newId } = systemSecrets
const folder = mkdtempSync(join(tmpdir(), 'dorsal-bench-'))
const store = await openSqlite(databaseIn(folder))
const tables = new Tables({
  store,
  findBox,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  newId,
  newSecret: systemSecrets.newSecret,
  pause: () => Promise.resolve(),
  away: () => 0,
  apart: async () => [],
  isWatched: () => false,
  packMemory: Number.POSITIVE_INFINITY,
  changed: () => {},
  dropped: (match) => {
    throw new Error(`match ${match} was dropped`)
  },
  damaged: (_, error) => {
    throw error
  },
  unraised: (error) => {
    throw error
  },
})

/** Two people sit down and play some moves of Sharks. */
async function lay(): Promise<void> {
  const [ann, bob] = [newId(), newId()]
  const { id } = await tables.create(ann, 'Ann', { game: 'sharks', seats: [{ mine: true }] })
  const codeHash = newId()
  await tables.command(id, ann, { do: 'invite', seat: 1, codeHash })
  await tables.command(id, bob, { do: 'sit', seat: 1, name: 'Bob', codeHash })
  for (const person of [ann, bob]) await tables.command(id, person, { do: 'ready', on: true })
  for (let move = 0; move < moves; move++) {
    const turn = await tables.use(id, ({ match, game }) => {
      const seat = [0, 1].find((each) => (match?.legal(each) ?? []).length > 0)
      if (seat === undefined) return null
      return { seat, action: game.vocabulary.text(anyOf(match?.legal(seat) ?? [])) }
    })
    if (turn === null) return
    const { seat, action } = turn
    const person = seat === 0 ? ann : bob
    await tables.command(id, person, { do: 'act', seat, actions: [action], tag: `${move}` })
  }
}

async function resident(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return process.memoryUsage.rss()
}

await lay()
const before = await resident()
const heapBefore = process.memoryUsage().heapUsed
for (let laid = 0; laid < matches; laid += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches - laid) }, lay))
const memory: Memory = {
  matches: tables.loaded - 1,
  moves,
  resident: (await resident()) - before,
  heap: process.memoryUsage().heapUsed - heapBefore,
}
await store.close()
rmSync(folder, { recursive: true, force: true })
process.send?.(memory)
