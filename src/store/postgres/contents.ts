import type { Store } from '#table/store.ts'
import { counted } from '../keepable.ts'
import { codeOf, REFERENCED } from './faults.ts'
import type { Queries } from './reading.ts'

/** Matches that have not begun and whose content no other match has begun with, leaving out some contents. */
const UNBEGUN = `
  FROM matches m JOIN listings l ON l.match = m.number
  WHERE l.status = 'gathering' AND m.content IS NOT NULL AND m.content <> ALL ($1::text[])
  AND NOT EXISTS (
    SELECT 1 FROM matches other JOIN listings o ON o.match = other.number
    WHERE other.content = m.content AND o.status <> 'gathering'
  )
`

export function contents(queries: Queries): Pick<Store, 'content' | 'unbegunContents'> {
  return {
    async content(hash) {
      const [found] = await queries.read<{ content: string }>({
        name: 'content',
        text: 'SELECT content FROM contents WHERE hash = $1',
        values: [hash],
      })
      return found?.content ?? null
    },

    async unbegunContents(except, limit) {
      const [weight] = await queries.read<{ bytes: number }>({
        text: `SELECT coalesce(sum(octet_length(content)), 0)::float8 AS bytes FROM contents
          WHERE hash IN (SELECT m.content ${UNBEGUN})`,
        values: [except],
      })
      const matches = await queries.read<{ id: string }>({
        text: `SELECT m.id ${UNBEGUN} ORDER BY l.changed, m.number LIMIT $2`,
        values: [except, counted(limit)],
      })
      return { bytes: weight.bytes, matches: matches.map(({ id }) => id) }
    },
  }
}

/** Deletes a content that no match has any more. */
export async function dropContent(queries: Queries, hash: string): Promise<void> {
  try {
    await queries.write({
      text: 'DELETE FROM contents WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM matches WHERE content = $1)',
      values: [hash],
    })
  } catch (error) {
    // A match with this content was created in the meantime.
    if (codeOf(error) !== REFERENCED) throw error
  }
}
