import { join } from 'node:path'

/** The database in a folder of data. */
export function databaseIn(folder: string): string {
  return join(folder, 'dorsal.sqlite')
}
