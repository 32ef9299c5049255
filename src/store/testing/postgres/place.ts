import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root: then it runs as nobody, who must be able to reach its files. */
export const RUNS_AS = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null

const OTHERS_MAY_PASS = 0o001

function othersReach(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & OTHERS_MAY_PASS) === 0) return false
  return dirname(folder) === folder || othersReach(dirname(folder))
}

/** A new folder that the user PostgreSQL runs as can reach: the usual place for temporary files may be closed to others. */
export function newPlace(): string {
  const wanted =
    RUNS_AS === null ? [tmpdir()] : [tmpdir(), '/tmp', '/var/tmp', '/dev/shm', '/run'].filter(othersReach)
  if (wanted.length === 0) throw new Error('there is no folder that users other than root can reach')
  const folder = mkdtempSync(join(wanted[0], 'dorsal-postgres-'))
  if (RUNS_AS !== null) chmodSync(folder, 0o755)
  return folder
}
