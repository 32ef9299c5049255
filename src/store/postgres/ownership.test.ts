import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClusterListener, Elsewhere } from '#table/ownership.ts'
import { Interrupted } from '#table/store.ts'
import { type OpenedPostgres, openPostgres, type PostgresOptions } from '../postgres.ts'
import { dropDatabase, newDatabase } from '../testing/postgres/databases.ts'
import { listing, newMatch } from '../testing/suite/samples.ts'
import { openSession, type Session } from './connecting.ts'
import { RELEASE } from './release.ts'

let url = ''
let nodes: OpenedPostgres[] = []
let admin: Session
beforeEach(async () => {
  url = await newDatabase()
  nodes = []
  admin = await openSession(url, 'admin')
})
afterEach(async () => {
  for (const { store } of nodes) await store.close()
  await admin.client.end()
  await dropDatabase(url)
})

/** Nobody falls silent only because the machine is busy. */
const LIFE = { beat: 50, lease: 600_000 }

async function node(options: Partial<PostgresOptions> = {}): Promise<OpenedPostgres> {
  const opened = await openPostgres({ url, address: `here:${nodes.length + 1}`, ...LIFE, ...options })
  nodes.push(opened)
  return opened
}

const owner = async (match: string): Promise<number | null> =>
  (await admin.client.query('SELECT owner FROM matches WHERE id = $1', [match])).rows[0].owner

/** Ends the session of a life. When this is done the node has been told. */
async function endSession({ client }: Session, life: number | null): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_locks
     WHERE locktype = 'advisory' AND objid = $1 AND objsubid = 2
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [life],
  )
  await client.query('SELECT')
}

/** Ends the session a node writes with. */
async function cut({ cluster }: OpenedPostgres): Promise<void> {
  const ended = new Promise<string>((resolve) => cluster.listen({ ...DEAF, ended: resolve }))
  await endSession(admin, cluster.life)
  await ended
}

const state = async ({ cluster }: OpenedPostgres): Promise<string | undefined> =>
  (await admin.client.query('SELECT state FROM nodes WHERE life = $1', [cluster.life])).rows[0]?.state

/** How many burials wait for somebody else. */
async function burying({ client }: Session): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'SELECT bury(%'`,
  )
  return rows[0].count
}

const nothing = (): void => {}
const DEAF: ClusterListener = {
  began: nothing,
  ended: nothing,
  living: nothing,
  claimed: nothing,
  buried: nothing,
  wrote: nothing,
  overtaken: nothing,
}

describe('a match', () => {
  test('is of whoever made it, until that lets go of it', async () => {
    const [one, other] = [await node(), await node()]
    await one.store.createMatch(newMatch('m'))
    expect(await owner('m')).toBe(one.cluster.life)
    const refused = other.cluster.own('m')
    await expect(refused).rejects.toThrow(Elsewhere)
    await refused.catch(({ node: has }: Elsewhere) =>
      expect(has).toEqual({ life: one.cluster.life, address: 'here:1' }),
    )
    await expect(other.store.append('m', 1, ['theirs'])).rejects.toThrow(Interrupted)
    await one.cluster.letGo(['m'])
    expect(await other.cluster.own('m')).toBe(other.cluster.life)
    expect(await other.cluster.own('m')).toBe(other.cluster.life)
    await expect(one.store.append('m', 1, ['late'])).rejects.toThrow(Interrupted)
    await other.store.append('m', 1, ['theirs'])
    expect((await one.store.loadMatch('m'))?.entries).toEqual(['m 0', 'theirs'])
  })

  test('is written to by its owner alone, also by one that remembers where its log ends', async () => {
    const { store, cluster } = await node()
    await store.createMatch(newMatch('m'))
    for (const position of [1, 2, 3]) await store.append('m', position, [`entry ${position}`])
    await admin.client.query('UPDATE matches SET owner = 9999')
    await admin.client.query(
      `INSERT INTO nodes (life, name, address, release, rules) VALUES (9999, 'other', 'there:1', 1, '{}')`,
    )
    await expect(store.append('m', 4, ['late'])).rejects.toThrow(Interrupted)
    await admin.client.query('UPDATE matches SET owner = $1', [cluster.life])
    await store.append('m', 4, ['in its place'])
    expect((await store.loadMatch('m'))?.entries.slice(3)).toEqual(['entry 3', 'in its place'])
  })

  test('has one entry at a place: whoever finds another there is told, and an alarm counts it', async () => {
    const { store, cluster } = await node()
    const overtaken: string[] = []
    cluster.listen({ ...DEAF, overtaken: (match) => overtaken.push(match) })
    for (const id of ['m', 'n']) {
      await store.createMatch(newMatch(id))
      await store.append(id, 1, ['first'], listing())
      await store.append(id, 2, ['second'], listing())
    }
    await admin.client.query(`INSERT INTO entries SELECT number, 3, 'theirs' FROM matches WHERE id = 'm'`)
    const [taken, kept] = await Promise.allSettled([
      store.append('m', 3, ['mine'], listing({ changed: 7 })),
      store.append('n', 3, ['mine'], listing({ changed: 7 })),
    ])
    expect(taken).toMatchObject({ status: 'rejected', reason: { name: 'PositionTaken' } })
    expect(kept.status).toBe('fulfilled')
    expect(overtaken).toEqual(['m'])
    expect((await store.listedMatch('m'))?.changed).not.toBe(7)
    expect((await store.listedMatch('n'))?.changed).toBe(7)
  })

  test('that nobody has is taken by one of those who race for it', async () => {
    const racers = [await node(), await node(), await node()]
    await racers[0].store.createMatch(newMatch('m'))
    await racers[0].cluster.letGo(['m'])
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => racers[index % 3].cluster.own('m')),
    )
    const has = await owner('m')
    for (const [index, result] of results.entries())
      expect(result.status).toBe(racers[index % 3].cluster.life === has ? 'fulfilled' : 'rejected')
  })

  test('that is not there may be asked for', async () => {
    const { cluster } = await node()
    expect(await cluster.own('nothing')).toBe(cluster.life)
    expect(cluster.owned).toBe(0)
  })

  test('of rules that only another node has is for that one; of rules that none has, for any', async () => {
    const old = await node({ rules: { sharks: [1] } })
    const young = await node({ rules: { sharks: [2] } })
    await old.store.createMatch(newMatch('old', { rules: 1 }))
    await old.store.createMatch(newMatch('older', { rules: 0 }))
    await old.cluster.letGo(['old', 'older'])
    const refused = await young.cluster.own('old').catch((error) => error)
    expect(refused).toMatchObject({ name: 'Elsewhere', node: { life: old.cluster.life } })
    expect(await owner('old')).toBeNull()
    expect(await young.cluster.own('older')).toBe(young.cluster.life)
    expect(await old.cluster.own('old')).toBe(old.cluster.life)
  })

  test('of any number of rules that a node has is for it, and a node of before 0.5 finds the newest', async () => {
    const { store, cluster } = await node({ rules: { sharks: [1, 2, 3] } })
    const before = await node()
    const knows = 'UPDATE nodes SET rules = $1 WHERE life = $2'
    await admin.client.query(knows, ['{"sharks":2}', before.cluster.life])
    const own = (by: typeof before, rules: number) => by.cluster.own(`m${rules}`).catch((error) => error)
    for (const rules of [1, 2, 3]) await store.createMatch(newMatch(`m${rules}`, { rules }))
    await cluster.letGo(['m1', 'm2', 'm3'])
    expect(await own(before, 1)).toMatchObject({ name: 'Elsewhere', node: { life: cluster.life } })
    expect(await own(before, 2)).toBe(before.cluster.life)
    expect(await own(before, 3)).toMatchObject({ name: 'Elsewhere', node: { life: cluster.life } })
    for (const rules of [1, 3]) expect(await cluster.own(`m${rules}`)).toBe(cluster.life)
    const { rows } = await admin.client.query('SELECT rules FROM nodes WHERE life = $1', [cluster.life])
    expect(rows[0].rules).toEqual({ sharks: 3, all: { sharks: [1, 2, 3] } })
  })

  test('that needs a later release is left alone', async () => {
    const { cluster, store } = await node()
    await store.createMatch(newMatch('m'))
    await cluster.letGo(['m'])
    await admin.client.query('UPDATE matches SET needs = $1', [RELEASE + 1])
    await expect(cluster.own('m')).rejects.toThrow('no node')
  })

  test('that is archived needs a release that knows archives, until its entries are back', async () => {
    const { store } = await node()
    const other = await node()
    await store.createMatch(newMatch('m', { listing: listing({ status: 'over' }) }))
    const needs = async (): Promise<number> =>
      (await admin.client.query('SELECT needs FROM matches')).rows[0].needs
    await store.keepArchive('m', ['m 0'])
    expect(await needs()).toBe(1)
    await expect(other.store.keepArchive('m', ['m 0'])).rejects.toThrow(Interrupted)
    await expect(other.store.dropEntries('m')).rejects.toThrow(Interrupted)
    await store.dropEntries('m')
    expect(await needs()).toBe(2)
    await expect(other.store.append('m', 1, ['m 1'])).rejects.toThrow(Interrupted)
    expect((await other.store.loadMatch('m'))?.entries).toEqual(['m 0'])
    await store.append('m', 1, ['m 1'])
    expect(await needs()).toBe(1)
  })

  test('that goes on by newer rules needs a release that reads what says so, for good', async () => {
    const { store } = await node()
    const raised = '{"kind":"raised","rules":2}'
    await store.createMatch(newMatch('m', { rules: 1 }))
    const needed = async () => (await admin.client.query('SELECT rules, needs FROM matches')).rows[0]
    expect(await needed()).toEqual({ rules: 1, needs: 1 })
    await store.append('m', 1, [raised], listing({ rules: 2 }))
    expect(await needed()).toEqual({ rules: 2, needs: 2 })
    await store.append('m', 2, ['the end'], listing({ status: 'over' }))
    await store.keepArchive('m', ['m 0', raised, 'the end'])
    await store.dropEntries('m')
    await store.append('m', 3, ['said'])
    expect(await needed()).toEqual({ rules: 2, needs: 2 })
  })

  test('is not written to with what was read before it was lost: another may have forgotten somebody there', async () => {
    const one = await node()
    await one.store.createMatch(newMatch('m', { listing: listing({ status: 'over', people: ['ann'] }) }))
    const before = await one.cluster.own('m')
    await cut(one)
    const other = await node()
    await other.store.rewrite('m', 'ann', [{ position: 0, entry: 'forgotten' }], '{}')
    await other.cluster.letGo(['m'])
    await expect.poll(() => one.cluster.life).toBeGreaterThan(before)
    const late = await Promise.allSettled([
      one.store.keepArchive('m', ['m 0'], before),
      one.store.dropEntries('m', before),
      one.store.rewrite('m', 'bob', [{ position: 0, entry: 'm 0' }], 'of ann', before),
    ])
    for (const each of late) expect(each).toMatchObject({ reason: { name: 'Interrupted' } })
    // The same life, which has given it away meanwhile.
    const now = await one.cluster.own('m')
    await admin.client.query('UPDATE matches SET owner = $1', [other.cluster.life])
    await expect(one.store.keepArchive('m', ['m 0'], now)).rejects.toThrow(Interrupted)
    expect(await one.store.loadMatch('m')).toMatchObject({ entries: ['forgotten'], summary: '{}' })
    expect(await one.store.loadArchive('m')).toBeNull()
  })

  test('is not taken by a node that drains, and goes to one that does not', async () => {
    const one = await node()
    await node()
    await one.store.createMatch(newMatch('m'))
    await one.cluster.letGo(['m'])
    await one.cluster.drain()
    expect(await one.cluster.own('m').catch((error) => error)).toMatchObject({ node: { address: 'here:2' } })
  })
})

describe('a life', () => {
  test('ends with its session: what it had is free, and the next one has another number', async () => {
    const [one, other] = [await node(), await node()]
    await one.store.createMatch(newMatch('m'))
    const { life } = one.cluster
    await cut(one)
    expect(one.cluster.owned).toBe(0)
    await expect.poll(() => one.cluster.life).toBeGreaterThan(life ?? 0)
    expect(await other.cluster.own('m')).toBe(other.cluster.life)
    await expect(one.store.append('m', 1, ['late'])).rejects.toThrow(Interrupted)
  })

  test('that ends while the one before it is buried is never lived, and one other follows', async () => {
    const one = await node()
    const told: string[] = []
    one.cluster.listen({ ...DEAF, began: () => told.push('began'), ended: () => told.push('ended') })
    const first = one.cluster.life ?? 0
    // As long as somebody else has its row nobody can bury the first.
    await admin.client.query('BEGIN')
    await admin.client.query('SELECT FROM nodes WHERE life = $1 FOR UPDATE', [first])
    const watch = await openSession(url, 'watch')
    await endSession(watch, first)
    await expect.poll(() => burying(watch)).toBe(1)
    await endSession(watch, first + 1)
    await admin.client.query('ROLLBACK')
    await watch.client.end()
    await one.store.createMatch(newMatch('m'))
    await one.store.append('m', 1, ['written'])
    expect(await owner('m')).toBe(first + 2)
    expect(told).toEqual(['ended', 'began'])
  })

  test('that begins while its node drains drains too', async () => {
    const one = await node()
    await one.cluster.drain()
    await cut(one)
    await expect.poll(() => state(one)).toBe('draining')
  })

  test('that lives is not buried; one whose session is gone is, at once', async () => {
    const [one, other] = [await node(), await node()]
    const { life } = one.cluster
    expect(await other.cluster.bury(life ?? 0)).toBe(false)
    await one.store.close()
    expect(await other.cluster.bury(life ?? 0)).toBe(true)
  })

  test('that is silent for longer than its lease is ended by whoever sees it, in a transaction too', async () => {
    const other = await node()
    const { rows } = await admin.client.query(`SELECT nextval('lives')::int AS life`)
    const [{ life }] = rows
    const silent = await openSession(url, 'silent')
    await silent.client.query('SELECT pg_advisory_lock(1146049107, $1)', [life])
    await silent.client.query(
      `INSERT INTO nodes (life, name, address, release, rules) VALUES ($1, 'silent', 'nowhere:1', 1, '{}')`,
      [life],
    )
    await other.store.createMatch(newMatch('m'))
    await admin.client.query('UPDATE matches SET owner = $1', [life])
    await other.cluster.letGo(['m'])
    await silent.client.query('BEGIN')
    await silent.client.query(`INSERT INTO entries SELECT number, 1, 'open' FROM matches`)
    await admin.client.query(`UPDATE nodes SET beat = beat - interval '1 hour' WHERE life = $1`, [life])
    await expect.poll(() => other.cluster.bury(life)).toBe(true)
    expect(await other.cluster.own('m')).toBe(other.cluster.life)
    await other.store.append('m', 1, ['taken over'])
    await expect(silent.client.query('COMMIT')).rejects.toThrow()
    expect((await other.store.loadMatch('m'))?.entries).toEqual(['m 0', 'taken over'])
  })

  test('sweeps for all, until another does', async () => {
    const [one, other] = [await node(), await node()]
    await expect.poll(() => one.cluster.isSweeping || other.cluster.isSweeping).toBe(true)
    const [sweeper, next] = one.cluster.isSweeping ? [one, other] : [other, one]
    expect(next.cluster.isSweeping).toBe(false)
    await sweeper.store.close()
    await expect.poll(() => next.cluster.isSweeping).toBe(true)
  })
})

test('what may be done so often is counted for all nodes together', async () => {
  const [one, other] = [await node(), await node()]
  const rate = { burst: 3, perSecond: 1e-9 }
  const takes = [one, other, one, other, one].map(({ cluster }) => cluster.take('newMatches', 'ann', rate))
  expect((await Promise.all(takes)).filter((taken) => taken)).toHaveLength(3)
  expect(await other.cluster.take('newMatches', 'bob', rate)).toBe(true)
})
