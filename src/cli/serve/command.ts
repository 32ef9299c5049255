import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMITS, timesAsMany } from '#server/limits.ts'
import { createServer, type DorsalServer } from '#server/server.ts'
import { readArguments } from '../arguments.ts'
import { type Command, DISK_FAILED, DONE } from '../command.ts'
import { message } from '../messages/message.ts'
import { everyAddress, hostName, houseAddresses } from './addresses.ts'
import { copiedBefore } from './copied.ts'
import { leaveSoon, toldToEnd } from './ending.ts'
import { servingOf, unfit } from './environment.ts'
import { whyNotListening } from './listening.ts'
import { openStore } from './stores.ts'

/** Where the page is built to. */
const PAGE = fileURLToPath(new URL('../../../dist/web', import.meta.url))

export const serve: Command = async ({ args, environment, say, output, errors }) => {
  readArguments(args, { words: [0, 0] })
  const {
    port,
    host: wanted,
    folder,
    packs: packsFolder,
    logLevel,
    botDelay,
    limitsTimes,
    database,
    ...given
  } = servingOf(environment)
  const packs = packsFolder ?? join(folder, 'packs')
  if (packsFolder !== null && !existsSync(packsFolder)) throw unfit('PACKS_DIR', packsFolder)
  const host = wanted ?? everyAddress()
  const told = toldToEnd()
  const { store, forgotten, pages, node } = await openStore(folder, database, (copy) =>
    output.write(`${say(copiedBefore(copy))}\n`),
  )
  let code = DONE
  const lost = store.lost.then(({ message: what, cause }) => {
    code = DISK_FAILED
    const why = cause instanceof Error ? cause.message : what
    errors.write(`dorsal: ${say(message('cli.serve.lost', { why, code }))}\n`)
  })
  const limits = timesAsMany(LIMITS, limitsTimes)
  const others = () => houseAddresses(host)
  const config = {
    ...given,
    limits,
    packs,
    page: PAGE,
    houseAddresses: others,
    ...(botDelay === null ? {} : { botDelay }),
  }
  let server: DorsalServer | null = null
  try {
    server = await createServer({
      store,
      forgotten,
      pages,
      config,
      logLevel,
      ...(node === null ? {} : { node }),
    })
    server.services.metrics.watchProcess()
    if (node !== null) await server.listenInside(node.address.port, node.address.host)
    const address = await server.listen(port, host).catch((error) => {
      throw whyNotListening(error, port, host)
    })
    const own = given.publicUrl?.href ?? `http://${hostName(host)}:${address.port}/`
    output.write(`${say(message('cli.serve.address', { address: own }))}\n`)
    for (const { address: each } of houseAddresses(host))
      output.write(`${say(message('cli.serve.house', { address: `http://${each}:${address.port}/` }))}\n`)
    await Promise.race([told.then(() => output.write(`${say(message('cli.serve.closing'))}\n`)), lost])
  } finally {
    await (server === null ? store.close() : server.drain())
    leaveSoon()
  }
  return code
}
