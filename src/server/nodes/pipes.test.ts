import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Pipes } from './pipes.ts'

/** Both ends of a connection. */
async function connection(): Promise<[Socket, Socket]> {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [far] = (await once(server, 'connection')) as [Socket]
  server.close()
  return [near, far]
}

const SAID = [0x81, 2, 0x7b, 0x7d]
const GOODBYE = [0x88, 2, 4001 >> 8, 4001 & 0xff]
const COME_AGAIN = [0x88, 2, 1012 >> 8, 1012 & 0xff]

test.each([
  [
    'a goodbye of the owner is the last that a browser hears, or it would take it for an accident',
    GOODBYE,
    [],
  ],
  ['a browser is told to come again where the owner went without a word', [], COME_AGAIN],
])('%s', async (_, owners, added) => {
  const [[client, browser], [owner, node]] = [await connection(), await connection()]
  new Pipes().join(1, client, owner)
  node.end(Buffer.from([...SAID, ...owners]))
  expect([...(await buffer(browser))]).toEqual([...SAID, ...owners, ...added])
})
