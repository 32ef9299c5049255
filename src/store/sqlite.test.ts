import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseIn } from './files.ts'
import { openSqlite } from './sqlite.ts'
import type { Place } from './testing/suite/place.ts'
import { storeSuite } from './testing/suite.ts'

storeSuite('SQLite', newPlace)

async function newPlace(): Promise<Place> {
  return placeIn(await mkdtemp(join(tmpdir(), 'dorsal-store-')))
}

function placeIn(folder: string): Place {
  return {
    open: () => openSqlite(databaseIn(folder)),
    async restored(backup) {
      const other = await mkdtemp(join(tmpdir(), 'dorsal-restored-'))
      await copyFile(backup, databaseIn(other))
      return placeIn(other)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
