import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropDatabase, newDatabase } from '../testing/postgres/databases.ts'
import { keptPagesSuite, pageFile } from '../testing/suite/kept-pages.ts'
import { openPool } from './connecting.ts'
import { LOCKS } from './locks.ts'
import { pagesInDatabase } from './pages.ts'

let url = ''
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  url = await newDatabase()
  pool = openPool(url, 'pages', 2)
})
beforeEach(() => pool.query('TRUNCATE page_builds, page_files').then(() => {}))
afterAll(async () => {
  await pool.end()
  await dropDatabase(url)
})

keptPagesSuite(() => pagesInDatabase(pool))

test('a node that stands still while it keeps its page keeps no other from starting', async () => {
  const still = openPool(url, 'stands still', 1)
  const client = await still.connect()
  const query = client.query.bind(client)
  // Says nothing more once it has the lock and knows what is there.
  Object.assign(client, {
    query: (text: string, ...values: []) =>
      text.startsWith('INSERT') ? new Promise(() => {}) : query(text, ...values),
  })
  client.release()
  void pagesInDatabase(still).keep('its own', [pageFile('its-own')])
  await expect.poll(locks).toBe(1)
  await pagesInDatabase(pool).keep('another', [pageFile('other')])
  expect(await pagesInDatabase(pool).find('/assets/other.js')).toEqual(pageFile('other'))
  expect(await pagesInDatabase(pool).find('/assets/its-own.js')).toBeNull()
})

/** How many are keeping a page. */
async function locks(): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCKS.pages],
  )
  return rows[0].count
}
