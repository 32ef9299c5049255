import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { type WebSocket, WebSocketServer } from 'ws'
import { Outbox } from '#server/outbox.ts'
import type { Bench } from '../arguments.ts'
import { digits, table } from '../table.ts'
import { framed } from './framed.ts'

/** What a move sends: a patch and an answer to the mover, a patch to the opponent. */
const PATCH = JSON.stringify({ patch: 'x'.repeat(420) })
const MOVE = [[PATCH, JSON.stringify({ ok: 'r3y2j1z6-17' })], [PATCH]]
const MOVES = 200
const ROUNDS = 5

/** Ways to send the messages of one tick; the first is what the server does. */
const WAYS: { readonly [name: string]: (socket: WebSocket, stream: Socket) => (texts: string[]) => void } = {
  corked: (socket, stream) => {
    const outbox = new Outbox(socket, stream)
    return (texts) => {
      for (const text of texts) outbox.put(text)
    }
  },
  'own frames': (_, stream) => (texts) => stream.write(framed(texts)),
  'ws alone': (socket) => (texts) => {
    for (const text of texts) socket.send(text)
  },
}

/** Processor time of the main thread for what a move sends, in microseconds, by the way it is sent. */
export const frames: Bench = async (seconds, progress) => {
  const costs: { readonly [name: string]: number[] } = Object.fromEntries(
    Object.keys(WAYS).map((name) => [name, []]),
  )
  const ms = (seconds * 1000) / (ROUNDS + 1) / Object.keys(WAYS).length
  for (let round = 0; round <= ROUNDS; round++) {
    progress(`round ${round} of ${ROUNDS}`)
    for (const [name, way] of Object.entries(WAYS)) {
      const cost = await costOf(way, ms)
      // The first round warms up.
      if (round > 0) costs[name].push(cost)
    }
  }
  const rows = Object.entries(costs).map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    return [
      name,
      ...[sorted[sorted.length >> 1], sorted[0], sorted[sorted.length - 1]].map((us) => `${digits(us)} µs`),
    ]
  })
  return { text: table([['what a move sends', 'median', 'least', 'most'], ...rows]), data: costs }
}

async function costOf(way: (typeof WAYS)[string], ms: number): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reader = new Worker(new URL('reader.ts', import.meta.url), { workerData: { port } })
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, { readonly socket: Socket }]
  const send = way(socket, request.socket)
  const end = performance.now() + ms
  let moves = 0
  let spent = 0
  while (performance.now() < end) {
    const before = process.threadCpuUsage()
    for (let move = 0; move < MOVES; move++) {
      for (const texts of MOVE) {
        send(texts)
        await new Promise<void>((resolve) => process.nextTick(resolve))
      }
    }
    moves += MOVES
    const { user, system } = process.threadCpuUsage(before)
    spent += user + system
    while (socket.bufferedAmount > 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await reader.terminate()
  server.close()
  return spent / moves
}
