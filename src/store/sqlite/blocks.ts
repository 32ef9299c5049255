import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Blocking } from '#table/store.ts'
import type { Operations } from './calls.ts'

type BlockOperations = Pick<Operations, 'block' | 'unblock' | 'blocksOf' | 'isBlockedBy'>

export function blocks(db: DatabaseSync): BlockOperations {
  const put = db.prepare(`
    INSERT INTO blocks (person, whom, name, at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET name = excluded.name, at = excluded.at
  `)
  const drop = db.prepare('DELETE FROM blocks WHERE person = ? AND whom = ?')
  const list = db.prepare('SELECT whom, name, at FROM blocks WHERE person = ? ORDER BY at DESC, whom')
  const find = db.prepare(
    'SELECT 1 FROM blocks WHERE whom = ? AND person IN (SELECT value FROM json_each(?)) LIMIT 1',
  )
  return {
    block(person, { whom, name, at }) {
      put.run(person, whom, name, at)
    },
    unblock(person, whom) {
      drop.run(person, whom)
    },
    blocksOf: (person) => list.all(person).map(blockingIn),
    isBlockedBy: (whom, people) => find.get(whom, JSON.stringify(people)) !== undefined,
  }
}

function blockingIn(row: Record<string, SQLOutputValue>): Blocking {
  return { whom: row.whom as string, name: row.name as string, at: row.at as number }
}
