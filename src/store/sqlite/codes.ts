import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'

export function codes(db: DatabaseSync): Pick<Operations, 'putCode' | 'takeCode'> {
  const put = db.prepare(`
    INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET expires = excluded.expires WHERE person = excluded.person
  `)
  const expire = db.prepare('DELETE FROM codes WHERE expires <= ?')
  const take = db.prepare('DELETE FROM codes WHERE hash = ? RETURNING person')
  return {
    putCode(code, person, expires) {
      if (put.run(code, person, expires).changes === 0) throw new Error('this code is of somebody else')
    },
    takeCode(code, now) {
      expire.run(now)
      return (take.get(code)?.person as string | undefined) ?? null
    },
  }
}
