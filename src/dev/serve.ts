import { once } from 'node:events'
import { join } from 'node:path'
import { toldToEnd } from '#cli/serve/ending.ts'
import { servingOf } from '#cli/serve/environment.ts'
import { LIMITS, timesAsMany } from '#server/limits.ts'
import { createServer } from '#server/server.ts'
import { databaseIn, forgottenIn } from '#store/files.ts'
import { openForgotten } from '#store/forgotten-file.ts'
import { openSqlite } from '#store/sqlite.ts'
import { LOOPBACK } from './loopback.ts'
import { devRoutes } from './routes.ts'

/** The server of `npm run dev`, as a process that main.ts restarts after every change. */
const { port, folder, packs, logLevel, botDelay, limitsTimes } = servingOf(process.env)
const store = await openSqlite(databaseIn(folder))
const forgotten = await openForgotten(forgottenIn(folder))
const config = {
  limits: timesAsMany(LIMITS, limitsTimes),
  packs: packs ?? join(folder, 'packs'),
  ...(botDelay === null ? {} : { botDelay }),
}
const server = await createServer({ store, forgotten, config, logLevel, extend: devRoutes })
const stopped = Promise.race([toldToEnd(), once(process, 'disconnect'), store.lost])
process.send?.(await server.listen(port, LOOPBACK))
await stopped
await server.drain()
process.exit()
