import { join } from 'node:path'

/** The database in a folder of data. */
export function databaseIn(folder: string): string {
  return join(folder, 'dorsal.sqlite')
}

/** Who was forgotten, beside it. */
export function forgottenIn(folder: string): string {
  return join(folder, 'forgotten.txt')
}
