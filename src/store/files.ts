import { join } from 'node:path'

/** The database in a folder of data. */
export function databaseIn(folder: string): string {
  return join(folder, 'dorsal.sqlite')
}

/** Files of the pages that were served last, beside it. */
export function pagesIn(folder: string): string {
  return join(folder, 'pages.sqlite')
}

/** Who was forgotten, beside it. */
export function forgottenIn(folder: string): string {
  return join(folder, 'forgotten.txt')
}
