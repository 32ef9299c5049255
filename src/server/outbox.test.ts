import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from './outbox.ts'

let server: WebSocketServer
let client: WebSocket
let ours: WebSocket
let outbox: Outbox
const heard: string[] = []

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('message', (data) => heard.push(String(data)))
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, { readonly socket: Socket }]
  ours = socket
  outbox = new Outbox(socket, request.socket)
  await once(client, 'open')
})

afterAll(() => {
  client.terminate()
  server.close()
})

test('messages of every length come over as they are, in their order', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'x'.repeat(length),
    'é'.repeat(length >> 1),
  ])
  heard.length = 0
  for (const text of texts) outbox.put(text)
  await expect.poll(() => heard.length).toBe(texts.length)
  expect(heard).toEqual(texts)
  expect(outbox.isEmpty).toBe(true)
})

test('what was said before a ping or the end is heard before it', async () => {
  heard.length = 0
  outbox.put('one')
  ours.ping()
  outbox.put('two')
  ours.close(4000, 'enough')
  const [code] = await once(client, 'close')
  expect(code).toBe(4000)
  expect(heard).toEqual(['one', 'two'])
})

test('to a socket that is closed nothing is written', async () => {
  outbox.put('three')
  await new Promise<void>((resolve) => process.nextTick(resolve))
  expect(outbox.isEmpty).toBe(true)
})
