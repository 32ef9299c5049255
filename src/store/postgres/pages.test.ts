import { afterAll, beforeAll, beforeEach } from 'vitest'
import { dropDatabase, newDatabase } from '../testing/postgres/databases.ts'
import { keptPagesSuite } from '../testing/suite/kept-pages.ts'
import { openPool } from './connecting.ts'
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
