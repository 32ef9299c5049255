import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { message } from '../../kernel/message.ts'
import { LIMITS, timesAsMany } from '../../server/limits.ts'
import { createServer } from '../../server/server.ts'
import { databaseIn, forgottenIn } from '../../store/files.ts'
import { openForgotten } from '../../store/forgotten-file.ts'
import { openSqlite } from '../../store/sqlite.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DONE } from '../command.ts'
import { everyAddress, hostName, houseAddresses } from './addresses.ts'
import { servingOf } from './environment.ts'

/** Where the page is built to. */
const PAGE = fileURLToPath(new URL('../../../dist/web', import.meta.url))

export const serve: Command = async ({ args, say, output }) => {
  readArguments(args, { words: [0, 0] })
  const { port, host: wanted, folder, logLevel, botDelay, limitsTimes, ...given } = servingOf(process.env)
  const host = wanted ?? everyAddress()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const forgotten = await openForgotten(forgottenIn(folder))
  const store = await openSqlite(databaseIn(folder))
  const limits = timesAsMany(LIMITS, limitsTimes)
  const config = { ...given, limits, page: PAGE, ...(botDelay === null ? {} : { botDelay }) }
  const server = await createServer({ store, forgotten, config, logLevel })
  server.services.metrics.watchProcess()
  const stopped = Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)))
  try {
    const address = await server.listen(port, host)
    const own = given.publicUrl?.href ?? `http://${hostName(host)}:${address.port}/`
    output.write(`${say(message('cli.serve.address', { address: own }))}\n`)
    for (const each of houseAddresses(host))
      output.write(`${say(message('cli.serve.house', { address: `http://${each}:${address.port}/` }))}\n`)
    await stopped
    output.write(`${say(message('cli.serve.closing'))}\n`)
  } finally {
    await server.drain()
  }
  return DONE
}
