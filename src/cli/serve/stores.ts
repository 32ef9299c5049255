import { hostname } from 'node:os'
import { boxes } from '../../games/index.ts'
import type { NodeOptions } from '../../server/nodes/nodes.ts'
import { databaseIn, forgottenIn } from '../../store/files.ts'
import { openForgotten } from '../../store/forgotten-file.ts'
import { openSqlite } from '../../store/sqlite.ts'
import type { ForgottenList, Store } from '../../table/store.ts'
import type { NodeAddress, SharedDatabase } from './environment.ts'
import { freePort } from './listening.ts'

interface OpenStore {
  readonly store: Store
  readonly forgotten: ForgottenList
  readonly node: (NodeOptions & { readonly address: NodeAddress }) | null
}

const HERE = '127.0.0.1'

/** Where matches are kept: in a file of this server's own, or with other nodes. Only then is any of that loaded. */
export async function openStore(folder: string, database: SharedDatabase | null): Promise<OpenStore> {
  if (database !== null) return openShared(database)
  const store = await openSqlite(databaseIn(folder))
  return { store, forgotten: await openForgotten(forgottenIn(folder)), node: null }
}

async function openShared({ url, secret, address, name, drainDelay }: SharedDatabase): Promise<OpenStore> {
  const { openPostgres } = await import('../../store/postgres.ts')
  const at = address ?? { host: HERE, port: await freePort(HERE) }
  const { store, cluster, forgotten, tidy } = await openPostgres({
    url,
    name: name ?? `${hostname()} ${process.pid}`,
    address: `${at.host}:${at.port}`,
    rules: Object.fromEntries(boxes.map(({ id, rules }) => [id, rules])),
  })
  return { store, forgotten, node: { cluster, key: secret, drainDelay, tidy, address: at } }
}
