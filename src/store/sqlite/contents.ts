import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'

export function contents(db: DatabaseSync): Pick<Operations, 'putContent' | 'content' | 'tryWriting'> {
  const put = db.prepare('INSERT INTO contents (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const drop = db.prepare('DELETE FROM contents WHERE hash = ?')
  const get = db.prepare('SELECT content FROM contents WHERE hash = ?')
  return {
    putContent(hash, content) {
      put.run(hash, content)
    },
    content: (hash) => (get.get(hash)?.content as string | undefined) ?? null,
    // No hash is empty, so that this is nobody's content, also when others look before it is gone.
    tryWriting() {
      put.run('', '')
      drop.run('')
    },
  }
}
