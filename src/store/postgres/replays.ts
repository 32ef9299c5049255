import type { Store } from '#table/store.ts'
import { counted, keepable } from '../keepable.ts'
import type { Queries } from './reading.ts'

/** Milliseconds to which the last use of a replay is exact, to save writes. */
const HOUR = 3_600_000

/** Drops the least recently used until the rest fits. */
const MAKE_ROOM = `
  DELETE FROM replays r USING (
    SELECT match, eyes, sum(size) OVER (ORDER BY used DESC, match DESC, eyes DESC) AS upto FROM replays
  ) o WHERE r.match = o.match AND r.eyes = o.eyes AND o.upto > $1
`

export function replays(queries: Queries): Pick<Store, 'keepReplay' | 'replay' | 'dropReplays'> {
  return {
    async keepReplay({ match, eyes, madeBy, packed, now }, most) {
      const bytes = Buffer.from(packed, 'base64')
      counted(most)
      const { rowCount } = await queries.write({
        text: `INSERT INTO replays (match, eyes, made_by, used, size, packed)
          SELECT number, $2, $3, $4, $5, $6 FROM matches WHERE id = $1
          ON CONFLICT (match, eyes) DO UPDATE
          SET made_by = excluded.made_by, used = excluded.used, size = excluded.size, packed = excluded.packed`,
        values: [match, keepable(eyes), keepable(madeBy), now, bytes.length, bytes],
      })
      if (rowCount === 0) throw new Error(`there is no match ${match}`)
      await queries.write({ text: MAKE_ROOM, values: [most] })
    },

    async replay(match, eyes, madeBy, now) {
      const [found] = await queries.read<{ number: number; used: number; packed: Buffer }>({
        name: 'replay',
        text: `SELECT r.match AS number, r.used, r.packed FROM replays r JOIN matches m ON m.number = r.match
          WHERE m.id = $1 AND r.eyes = $2 AND r.made_by = $3`,
        values: [match, eyes, madeBy],
      })
      if (found === undefined) return null
      if (found.used <= now - HOUR)
        await queries.write({
          text: 'UPDATE replays SET used = $3 WHERE match = $1 AND eyes = $2',
          values: [found.number, eyes, now],
        })
      return found.packed.toString('base64')
    },

    async dropReplays(match) {
      await queries.write({
        text: 'DELETE FROM replays WHERE match = (SELECT number FROM matches WHERE id = $1)',
        values: [match],
      })
    },
  }
}
