import { existsSync } from 'node:fs'
import { resolve as absolute } from 'node:path'
import { Refusal } from '#kernel/refusal.ts'
import type { Report } from '#table/store.ts'
import { readDatabase } from './sqlite/database.ts'
import { readReports } from './sqlite/reports.ts'
import { whyNotOpened } from './sqlite/result-codes.ts'

/** The latest reports of a database, also while somebody else has it open. */
export function reportsIn(file: string, limit: number): Report[] {
  if (!existsSync(file)) throw new Refusal('store-missing', { file })
  const path = absolute(file)
  try {
    const db = readDatabase(path)
    try {
      // A database from before there were reports has no such table until a server migrates it.
      const isThere = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'reports'`).get() !== undefined
      return isThere ? readReports(db)(limit) : []
    } finally {
      db.close()
    }
  } catch (error) {
    throw whyNotOpened(error, path)
  }
}
