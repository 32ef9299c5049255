import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { testSeed } from '#kernel/testing/seeds.ts'
import { databaseIn } from './files.ts'
import { openSqlite } from './sqlite.ts'
import { readEntry } from './testing/entries.ts'
import { WriterProcess } from './testing/writing.ts'

const LIVES = 10

test('a writer killed at any moment loses nothing that it acknowledged, and doubles nothing', async () => {
  const seed = testSeed('killed writers')
  const chance = new FastChance(seed)
  const folder = await mkdtemp(join(tmpdir(), 'dorsal-crash-'))
  const file = databaseIn(folder)
  const acknowledged = new Map<string, number>()
  try {
    for (let life = 1; life <= LIVES; life++) {
      const writer = new WriterProcess(file, seed, life)
      await moment(writer, chance)
      await writer.kill()
      for (const line of writer.acknowledged()) {
        if (acknowledged.has(line)) throw new Error(`acknowledged twice: ${line}`)
        acknowledged.set(line, life)
      }
      // Sometimes the next life finds things as they were left.
      if (chance.upTo(2) === 0) await expectKept(file, acknowledged)
    }
    await expectKept(file, acknowledged)
  } finally {
    console.log(`crash: ${LIVES} lives, ${acknowledged.size} entries acknowledged, seed "${seed}"`)
    await rm(folder, { recursive: true, force: true })
  }
  expect(acknowledged.size).toBeGreaterThan(0)
})

/** Sometimes it is killed while it opens the database or has just done so, mostly in the midst of writing. */
async function moment(writer: WriterProcess, chance: FastChance): Promise<void> {
  const roll = chance.upTo(8)
  if (roll === 0) await writer.says('opening')
  else if (roll === 1) await writer.says('opened')
  else await writer.acknowledges(1 + chance.upTo(500))
}

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
