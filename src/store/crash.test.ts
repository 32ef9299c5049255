import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FastChance } from '../kernel/chance/fast.ts'
import { databaseIn } from './files.ts'
import { openSqlite } from './sqlite.ts'
import { readEntry } from './testing/entries.ts'
import { WriterProcess } from './testing/writing.ts'

const SECONDS = 5
const LIVES = 8

test('a writer killed at any moment loses nothing that it acknowledged, and doubles nothing', async () => {
  const seed = process.env.DORSAL_TEST_SEED ?? String(Math.floor(Math.random() * 1e9))
  const chance = new FastChance(seed)
  const folder = await mkdtemp(join(tmpdir(), 'dorsal-crash-'))
  const file = databaseIn(folder)
  const acknowledged = new Map<string, number>()
  const end = performance.now() + SECONDS * 1_000
  let life = 0
  try {
    do {
      const writer = new WriterProcess(file, seed, ++life)
      // Sometimes it is killed while it opens the database.
      if (chance.upTo(6) > 0) await writer.begun()
      await setTimeout(chance.upTo(150))
      await writer.kill()
      for (const line of writer.acknowledged()) {
        if (acknowledged.has(line)) throw new Error(`acknowledged twice: ${line}`)
        acknowledged.set(line, life)
      }
      // Sometimes the next life finds things as they were left.
      if (chance.upTo(2) === 0) await expectKept(file, acknowledged)
    } while (performance.now() < end || life < LIVES)
    await expectKept(file, acknowledged)
  } finally {
    console.log(`crash: ${life} lives, ${acknowledged.size} entries acknowledged, DORSAL_TEST_SEED=${seed}`)
    await rm(folder, { recursive: true, force: true })
  }
  expect(acknowledged.size).toBeGreaterThan(0)
})

async function expectKept(file: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openSqlite(file)
  const found = new Map<string, number>()
  for (const { id, summary } of await store.listedMatches(99)) {
    const entries = (await store.loadMatch(id))?.entries ?? []
    for (const [index, text] of entries.entries()) {
      const { match, position, life } = readEntry(text)
      if (match !== id || position !== index) throw new Error(`${match} ${position} is at ${id} ${index}`)
      found.set(`${id} ${index}`, Number(life))
    }
    // The entries and what the lists show were written together.
    expect(summary).toBe(entries.length === 0 ? '{}' : `${entries.length}`)
  }
  await store.close()
  const missing = [...acknowledged].filter(([entry, life]) => found.get(entry) !== life)
  expect(missing).toEqual([])
}
