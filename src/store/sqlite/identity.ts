import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#kernel/refusal.ts'

/** SQLite's application id in the header of the file: "Dors". */
export const APPLICATION_ID = 0x446f7273

/** Whether it is a database of ours; an empty one is nobody's yet, and somebody else's is refused. */
export function isOurs(db: DatabaseSync, file: string): boolean {
  const id = db.prepare('PRAGMA application_id').get()?.application_id
  if (id === APPLICATION_ID) return true
  const tables = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count
  if (id !== 0 || tables !== 0) throw new Refusal('store-foreign', { file })
  return false
}
