import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Guest } from '#server/testing/guest.ts'
import { databaseIn } from '#store/files.ts'
import { databasesOf, releases } from './museum/support/releases.ts'
import { ServerProcess } from './support/server-process.ts'

/** Everything of a database, table by table, as text. */
function contentsOf(file: string): { [table: string]: string } {
  const db = new DatabaseSync(file, { readOnly: true })
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
  const found = tables.map(({ name }) => [name, JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all())])
  expect(db.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' })
  db.close()
  return Object.fromEntries(found)
}

const migrated = releases.filter(({ manifest }) => /^0\.[123]\./.test(manifest.release))

test.each(migrated)(
  'an upgrade from $manifest.release says where the data was kept; put back as docs/running.md says, it is what that release had',
  async (release) => {
    const [served] = databasesOf(release)
    const { folder } = served.unpack()
    const before = contentsOf(databaseIn(folder))
    const server = new ServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' })
    await server.start()
    const [copy] = readdirSync(folder).filter((name) => /^dorsal-version-\d+\.sqlite$/.test(name))
    expect(server.said.join('\n')).toContain(join(folder, copy))
    await new Guest(server.base).named('Zed')
    await server.end()
    expect(contentsOf(databaseIn(folder)).people).not.toBe(before.people)

    for (const name of ['dorsal.sqlite', 'dorsal.sqlite-wal', 'dorsal.sqlite-shm'])
      rmSync(join(folder, name), { force: true })
    copyFileSync(join(folder, copy), databaseIn(folder))
    expect(contentsOf(databaseIn(folder))).toEqual(before)
    rmSync(folder, { recursive: true })
  },
)
