import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders whose code decides what a replay looks like. */
const PARTS = ['kernel', 'games', 'table']

let known: string | null = null

/** Checksum of that code: replays that another version made are made again. */
export function programChecksum(): string {
  known ??= checksumOf(PARTS.map((part) => fileURLToPath(new URL(`../${part}`, import.meta.url))))
  return known
}

function checksumOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 32)
}
