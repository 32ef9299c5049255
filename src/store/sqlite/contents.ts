import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'

/** Matches that have not begun and whose content no other match has begun with, leaving out some contents. */
const UNBEGUN = `
  status = 'gathering' AND content IS NOT NULL AND content NOT IN (SELECT value FROM json_each(:except))
  AND NOT EXISTS (
    SELECT 1 FROM matches AS other WHERE other.content = matches.content AND other.status <> 'gathering'
  )
`

export function contents(db: DatabaseSync): Pick<Operations, 'content' | 'unbegunContents' | 'tryWriting'> {
  const put = db.prepare('INSERT INTO contents (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const drop = db.prepare('DELETE FROM contents WHERE hash = ?')
  const get = db.prepare('SELECT content FROM contents WHERE hash = ?')
  const weight = db.prepare(`
    SELECT coalesce(sum(octet_length(content)), 0) AS bytes FROM contents
    WHERE hash IN (SELECT content FROM matches WHERE ${UNBEGUN})
  `)
  const oldest = db.prepare(`SELECT id FROM matches WHERE ${UNBEGUN} ORDER BY changed, number LIMIT :limit`)
  return {
    content: (hash) => (get.get(hash)?.content as string | undefined) ?? null,
    unbegunContents(named, limit) {
      const except = JSON.stringify(named)
      return {
        bytes: weight.get({ except })?.bytes as number,
        matches: oldest.all({ except, limit }).map(({ id }) => id as string),
      }
    },
    // A row that is no content, since no hash is empty, deleted at once.
    tryWriting() {
      put.run('', '')
      drop.run('')
    },
  }
}
