import { afterAll, expect, test } from 'vitest'
import { openPostgres } from '#store/postgres.ts'
import { dropDatabase, newDatabase } from '#store/testing/postgres/databases.ts'
import { createServer } from '../server.ts'
import { ask } from '../testing/bare.ts'
import { BuiltPages } from '../testing/built-pages.ts'
import { NO_HASTE } from '../testing/house.ts'

const built = new BuiltPages()
afterAll(() => built.remove())

test('nodes of two releases give out the files of both', async () => {
  const url = await newDatabase()
  const nodes = []
  for (const name of ['a', 'b']) {
    const { store, cluster, forgotten, pages: kept, tidy } = await openPostgres({ url })
    const node = { cluster, key: 'known to the nodes of this test', drainDelay: 0, tidy }
    const config = { page: built.add(name), limits: NO_HASTE }
    nodes.push(await createServer({ store, forgotten, pages: kept, config, node, logLevel: 'silent' }))
  }
  for (const node of nodes) {
    const { port } = await node.listen(0, '127.0.0.1')
    for (const name of ['a', 'b']) {
      const { status, text } = await ask(`http://127.0.0.1:${port}`, `/assets/${name}.js`)
      expect([status, text]).toEqual([200, `// ${name}`])
    }
  }
  for (const node of nodes) await node.drain()
  await dropDatabase(url)
})
