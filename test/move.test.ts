import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseIn, forgottenIn } from '#store/files.ts'
import { openForgotten } from '#store/forgotten-file.ts'
import { openSession } from '#store/postgres/connecting.ts'
import { openPostgres, prepareDatabase } from '#store/postgres.ts'
import { openSqlite } from '#store/sqlite.ts'
import { dropDatabase, newDatabase } from '#store/testing/postgres/databases.ts'
import { hashOf, listing, newMatch, person } from '#store/testing/suite/samples.ts'
import type { Store } from '#table/store.ts'
import { dorsal, start } from './support/dorsal.ts'

/** Nobody falls silent only because the machine is busy. */
const LEASE = 600_000

let folder = ''
let url = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dorsal-move-'))
  url = await newDatabase('template0')
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await dropDatabase(url)
})

const move = (where: string, data = folder) =>
  dorsal(['move', where], { env: { DATA_DIR: data, DATABASE_URL: url } })

async function fill(store: Store): Promise<void> {
  await store.createPerson(person('ann'), hashOf('ann'), 'Firefox')
  await store.addToken('ann', hashOf('phone'), 9, 'Chrome')
  await store.putCode(hashOf('code'), 'ann', 5_000)
  await store.createPerson(person('bob'), hashOf('bob'))
  await store.block('ann', { whom: 'bob', name: 'Bob', at: 3 })
  for (const at of [4, 5])
    await store.addReport(
      { at, match: 'match-1', by: 'bob', whom: 'ann', name: 'Ann', why: 'talk', text: 'é', said: 'a\nb' },
      9,
    )
  for (let number = 0; number < 250; number++)
    await store.createMatch(
      newMatch(`match-${number}`, {
        entries: [`{"kind":"created","n":${number}}`, `"quoted" 'é' 🦈\n`],
        listing: listing({ people: ['ann', 'bob'], summary: '{"rules":3}', changed: number }),
        content: { hash: hashOf(`content ${number % 3}`), text: `content ${number % 3}` },
      }),
    )
  await store.append('match-7', 2, ['left'], listing({ people: ['bob'], changed: 400 }))
  await store.append('match-9', 2, ['{"kind":"raised","rules":4}'])
  await store.createMatch(newMatch('given-up', { listing: listing({ status: 'gathering' }) }))
  await store.append('given-up', 1, ['ended'], listing({ status: 'over' }))
}

/** All that can be asked of a store. */
async function told(store: Store) {
  const ids = ['given-up', ...Array.from({ length: 250 }, (_, number) => `match-${number}`)]
  return {
    matches: await Promise.all(ids.map((id) => store.loadMatch(id))),
    listed: await store.listedMatches(300),
    ofAnn: await store.matchesOf('ann', 300),
    everOfAnn: (await store.matchesEverOf('ann')).sort(),
    people: [await store.person('ann'), await store.personByToken(hashOf('bob'))],
    devices: await store.devicesOf('ann'),
    blocks: [await store.blocksOf('ann'), await store.isBlockedBy('bob', ['ann'])],
    reports: await store.reports(9),
    contents: await Promise.all([0, 1, 2].map((each) => store.content(hashOf(`content ${each}`)))),
  }
}

/** How many moves stand still because somebody else is in their way. */
async function waits(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'dorsal move' AND wait_event_type = 'Lock'
     AND datname = current_database()`,
  )
  return rows[0].count
}

describe('moving', () => {
  test('to PostgreSQL and back changes nothing, and the second time there is nothing to do', async () => {
    const file = await openSqlite(databaseIn(folder))
    await fill(file)
    const before = await told(file)
    await file.close()
    await (await openForgotten(forgottenIn(folder))).add('gone')

    const first = await move('postgres')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain('2 people, 251 matches (0 were there before)')
    expect((await move('postgres')).out).toContain('251 matches (251 were there before)')

    const shared = await openPostgres({ url, lease: LEASE })
    expect(await told(shared.store)).toEqual(before)
    expect(shared.forgotten.all()).toEqual(['gone'])
    expect(await move('postgres')).toMatchObject({
      code: 1,
      err: expect.stringContaining('stop all of them'),
    })
    await shared.store.close()

    const back = join(folder, 'back')
    expect(await move('file', back)).toMatchObject({ code: 0 })
    const again = await openSqlite(databaseIn(back))
    expect(await told(again)).toEqual(before)
    expect(await again.takeCode(hashOf('code'), 0)).toBe('ann')
    await again.close()
    expect((await openForgotten(forgottenIn(back))).all()).toEqual(['gone'])
  })

  test('goes on where it was cut off, both ways', async () => {
    const file = await openSqlite(databaseIn(folder))
    await fill(file)
    const before = await told(file)
    await file.close()

    // Stands before a match that somebody else is about to write, and is ended there.
    await prepareDatabase(url)
    const [other, admin] = [await openSession(url, 'in the way'), await openSession(url, 'admin')]
    await other.client.query('BEGIN')
    await other.client.query(`INSERT INTO matches (id, game, created) VALUES ('match-100', 'sharks', 1)`)
    const cut = start(['move', 'postgres'], { env: { DATA_DIR: folder, DATABASE_URL: url } })
    await expect.poll(() => waits(admin.client), { timeout: 60_000 }).toBe(1)
    cut.kill('SIGKILL')
    await once(cut, 'exit')
    await other.client.query('ROLLBACK')
    await expect.poll(() => waits(admin.client), { timeout: 60_000 }).toBe(0)
    for (const { client } of [other, admin]) await client.end()
    expect(await move('postgres')).toMatchObject({
      code: 0,
      out: expect.stringContaining('251 matches (100 were there before)'),
    })
    const shared = await openPostgres({ url, lease: LEASE })
    expect(await told(shared.store)).toEqual(before)
    await shared.store.close()

    // Runs out of disk on the way back.
    const back = join(folder, 'back')
    const env = { DATA_DIR: back, DATABASE_URL: url }
    expect((await dorsal(['move', 'file'], { env, largestFile: 1_500 })).code).not.toBe(0)
    const { code, out } = await move('file', back)
    expect(code).toBe(0)
    const found = Number(/251 matches \((\d+) were there before\)/.exec(out)?.[1])
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(251)
    const again = await openSqlite(databaseIn(back))
    expect(await told(again)).toEqual(before)
    await again.close()
  })

  test('leaves what goes on by newer rules to nodes that can read it', async () => {
    const file = await openSqlite(databaseIn(folder))
    await fill(file)
    await file.close()
    await move('postgres')
    const { client } = await openSession(url, 'admin')
    const { rows } = await client.query('SELECT id FROM matches WHERE needs > 1')
    await client.end()
    expect(rows).toEqual([{ id: 'match-9' }])
  })

  test('writes over nothing that differs', async () => {
    const file = await openSqlite(databaseIn(folder))
    await fill(file)
    await file.close()
    await move('postgres')
    const shared = await openPostgres({ url, lease: LEASE })
    await shared.cluster.own('match-9')
    await shared.store.append('match-9', 3, ['played on'])
    await shared.store.close()
    const refused = await move('postgres')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('match-9') })
    const after = await openPostgres({ url, lease: LEASE })
    expect((await after.store.loadMatch('match-9'))?.entries).toContain('played on')
    await after.store.close()
  })

  test('needs two places, one of which has something', async () => {
    expect(await move('postgres')).toMatchObject({ code: 1, err: expect.stringContaining('no database') })
    expect(await move('nowhere')).toMatchObject({ code: 2 })
    expect(await dorsal(['move', 'file'], { env: { DATA_DIR: folder } })).toMatchObject({ code: 2 })
  })
})
