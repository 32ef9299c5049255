import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'

export function contents(db: DatabaseSync): Pick<Operations, 'putContent' | 'content'> {
  const put = db.prepare('INSERT INTO contents (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const get = db.prepare('SELECT content FROM contents WHERE hash = ?')
  return {
    putContent(hash, content) {
      put.run(hash, content)
    },
    content: (hash) => (get.get(hash)?.content as string | undefined) ?? null,
  }
}
