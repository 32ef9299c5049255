import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseIn, forgottenIn } from '../src/store/files.ts'
import { openForgotten } from '../src/store/forgotten-file.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { hashOf, listing, newMatch, person } from '../src/store/suite/samples.ts'
import { dropDatabase, newDatabase } from '../src/store/testing/postgres/databases.ts'
import type { Store } from '../src/table/store.ts'
import { dorsal } from './support/dorsal.ts'

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

    const shared = await openPostgres({ url })
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

  test('goes on where it was cut off, and writes over nothing that differs', async () => {
    const file = await openSqlite(databaseIn(folder))
    await fill(file)
    await file.close()
    await move('postgres')
    const shared = await openPostgres({ url })
    await shared.cluster.own('match-9')
    await shared.store.append('match-9', 2, ['played on'])
    await shared.store.close()
    const refused = await move('postgres')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('match-9') })
    const after = await openPostgres({ url })
    expect((await after.store.loadMatch('match-9'))?.entries).toContain('played on')
    await after.store.close()
  })

  test('needs two places, one of which has something', async () => {
    expect(await move('postgres')).toMatchObject({ code: 1, err: expect.stringContaining('no database') })
    expect(await move('nowhere')).toMatchObject({ code: 2 })
    expect(await dorsal(['move', 'file'], { env: { DATA_DIR: folder } })).toMatchObject({ code: 2 })
  })
})
