import { hostname } from 'node:os'
import { boxes } from '#games/index.ts'
import type { NodeOptions } from '#server/nodes/nodes.ts'
import { databaseIn, forgottenIn, pagesIn } from '#store/files.ts'
import { openForgotten } from '#store/forgotten-file.ts'
import type { KeptPages } from '#store/kept-pages.ts'
import { pagesInFile } from '#store/pages-file.ts'
import type { CopyBefore } from '#store/sqlite/copy-before.ts'
import { openSqlite } from '#store/sqlite.ts'
import type { ForgottenList, Store } from '#table/store.ts'
import type { NodeAddress, SharedDatabase } from './environment.ts'
import { freePort } from './listening.ts'

interface OpenStore {
  readonly store: Store
  readonly forgotten: ForgottenList
  readonly pages: KeptPages
  readonly node: (NodeOptions & { readonly address: NodeAddress }) | null
}

const HERE = '127.0.0.1'

/** The store: a file of this server, or PostgreSQL shared with other nodes, whose code is loaded only then. */
export async function openStore(
  folder: string,
  database: SharedDatabase | null,
  copied: (copy: CopyBefore) => void,
): Promise<OpenStore> {
  if (database !== null) return openShared(database)
  const store = await openSqlite(databaseIn(folder), undefined, copied)
  const forgotten = await openForgotten(forgottenIn(folder))
  return { store, forgotten, pages: pagesInFile(pagesIn(folder)), node: null }
}

async function openShared({ url, secret, address, name, drainDelay }: SharedDatabase): Promise<OpenStore> {
  const { openPostgres } = await import('#store/postgres.ts')
  const at = address ?? { host: HERE, port: await freePort(HERE) }
  const { store, cluster, forgotten, pages, tidy } = await openPostgres({
    url,
    name: name ?? `${hostname()} ${process.pid}`,
    address: `${at.host}:${at.port}`,
    rules: Object.fromEntries(boxes.map(({ id, rulesNumbers }) => [id, rulesNumbers])),
  })
  return { store, forgotten, pages, node: { cluster, key: secret, drainDelay, tidy, address: at } }
}
