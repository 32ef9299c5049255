import { statSync } from 'node:fs'
import { FastChance } from '#kernel/chance/fast.ts'
import { systemSecrets } from '#server/secrets.ts'
import { openDatabase } from '#store/sqlite/database.ts'

/** People who meet: each is in some thirty matches. */
export const PEOPLE = 10_000

const COPY = `
  INSERT INTO matches (id, game, created, content, status, listed, changed, people, summary, archived)
  SELECT :id, game, :changed, content, status, listed, :changed, :people, replace(summary, id, :id), 1
  FROM matches WHERE number = :number
`

/** Copies archived matches, with other ids and other people, until there are so many. */
export function fill(file: string, count: number): void {
  const { db, close } = openDatabase(file)
  db.exec('PRAGMA synchronous = OFF')
  const originals = db.prepare('SELECT number, people, changed FROM matches WHERE archived = 1').all()
  const copy = db.prepare(COPY)
  const pack = db.prepare(
    'INSERT INTO archives SELECT ?, piece, length, packed FROM archives WHERE match = ? ORDER BY piece',
  )
  const sit = db.prepare('INSERT INTO sitting (person, match, here) VALUES (?, ?, 1) ON CONFLICT DO NOTHING')
  const people = Array.from({ length: PEOPLE }, systemSecrets.newId)
  const chance = new FastChance('who meets whom')
  db.exec('BEGIN IMMEDIATE')
  for (let made = originals.length; made < count; made++) {
    const { number, people: seated, changed } = originals[made % originals.length]
    const who = (JSON.parse(seated as string) as string[]).map(() => people[chance.upTo(PEOPLE)])
    const { lastInsertRowid } = copy.run({
      id: systemSecrets.newId(),
      changed: (changed as number) - made,
      people: JSON.stringify(who),
      number,
    })
    pack.run(lastInsertRowid, number)
    for (const person of who) sit.run(person, lastInsertRowid)
  }
  db.exec('COMMIT')
  db.exec('PRAGMA synchronous = FULL')
  close()
}

/** Bytes of a database that nobody has open. */
export function sizeOf(file: string): number {
  return ['', '-wal'].reduce(
    (sum, suffix) => sum + (statSync(`${file}${suffix}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}
