import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A temporary folder for this process and all it starts: compile caches, profiles and databases go there, and are gone
 * with it.
 */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'dorsal-'))
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = path
  // Programs that are started again and again read what was compiled for the first of them.
  process.env.NODE_COMPILE_CACHE = join(path, 'compile-cache')
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) }
}
