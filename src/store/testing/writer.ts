import { FastChance } from '#kernel/chance/fast.ts'
import { openSqlite } from '../sqlite.ts'
import { entryText } from './entries.ts'
import { listing, newMatch } from './suite/samples.ts'

/**
 * A process to be killed: FILE, a SEED and the number of its LIFE. It says that it opens the database, goes on with the
 * matches it finds, or makes them, and prints "match position" for each entry once that is acknowledged.
 */
const [file, seed, life] = process.argv.slice(2)
const MATCHES = 16

const chance = new FastChance(`${seed} ${life}`)
process.stdout.write('opening\n')
const store = await openSqlite(file)
process.stdout.write('opened\n')
await Promise.all(Array.from({ length: MATCHES }, (_, index) => write(`match-${index}`)))

async function write(match: string): Promise<void> {
  const kept = await store.loadMatch(match)
  if (kept === null) await store.createMatch(newMatch(match, { entries: [] }))
  let position = kept?.entries.length ?? 0
  for (;;) {
    const count = 1 + chance.upTo(3)
    const entries = Array.from({ length: count }, (_, index) =>
      entryText({ life, match, position: position + index, size: size() }),
    )
    await store.append(match, position, entries, listing({ summary: `${position + count}` }))
    for (let index = 0; index < count; index++) process.stdout.write(`${match} ${position + index}\n`)
    position += count
  }
}

/** Mostly small; some fill many pages. */
function size(): number {
  return chance.upTo(50) === 0 ? chance.upTo(30_000) : chance.upTo(300)
}
