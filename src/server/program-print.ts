import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a match is played and shown by. */
const PARTS = ['kernel', 'games', 'table']

let known: string | null = null

/** Changes with the program: what an earlier one made may have been made otherwise. */
export function programPrint(): string {
  known ??= printOf(PARTS.map((part) => fileURLToPath(new URL(`../${part}`, import.meta.url))))
  return known
}

function printOf(folders: readonly string[]): string {
  const print = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
        print.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return print.digest('hex').slice(0, 32)
}
