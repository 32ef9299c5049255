import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'

/** Milliseconds to which the last use of a replay is exact, to save writes. */
const HOUR = 3_600_000

export function replays(db: DatabaseSync): Pick<Operations, 'keepReplay' | 'replay' | 'dropReplays'> {
  const put = db.prepare(`
    INSERT OR REPLACE INTO replays (match, eyes, made_by, used, size, packed)
    SELECT number, :eyes, :madeBy, :now, :size, :packed FROM matches WHERE id = :match
  `)
  const total = db.prepare('SELECT coalesce(sum(size), 0) AS size FROM replays')
  const longestUnused = db.prepare('SELECT match, eyes, size FROM replays ORDER BY used, match, eyes')
  const drop = db.prepare('DELETE FROM replays WHERE match = ? AND eyes = ?')
  const dropAll = db.prepare('DELETE FROM replays WHERE match = (SELECT number FROM matches WHERE id = ?)')
  const find = db.prepare(`
    SELECT match, used, packed FROM replays
    WHERE match = (SELECT number FROM matches WHERE id = ?) AND eyes = ? AND made_by = ?
  `)
  const use = db.prepare('UPDATE replays SET used = ? WHERE match = ? AND eyes = ?')

  function makeRoom(most: number): void {
    let over = (total.get()?.size as number) - most
    if (over <= 0) return
    for (const { match, eyes, size } of longestUnused.all()) {
      drop.run(match, eyes)
      over -= size as number
      if (over <= 0) return
    }
  }

  return {
    keepReplay({ match, eyes, madeBy, packed, now }, most) {
      const bytes = Buffer.from(packed, 'base64')
      const { changes } = put.run({ match, eyes, madeBy, now, size: bytes.length, packed: bytes })
      if (changes === 0) throw new Error(`there is no match ${match}`)
      makeRoom(most)
    },

    replay(match, eyes, madeBy, now) {
      const found = find.get(match, eyes, madeBy)
      if (found === undefined) return null
      if ((found.used as number) <= now - HOUR) use.run(now, found.match, eyes)
      return Buffer.from(found.packed as Uint8Array).toString('base64')
    },

    dropReplays(match) {
      dropAll.run(match)
    },
  }
}
