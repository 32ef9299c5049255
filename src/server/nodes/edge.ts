import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { type Cluster, Elsewhere, type NodeLife } from '#table/ownership.ts'
import { Interrupted } from '#table/store.ts'
import type { Clock } from '../clock.ts'
import { answeredHeaders, passedHeaders } from './headers.ts'
import type { NodeMetrics } from './metrics.ts'
import type { Passed, Passings } from './passing.ts'
import type { Pipes } from './pipes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A body that was read for forwarding, and is used here after all. */
    readBody: Buffer | null
  }
}

export interface ForwardContext {
  readonly cluster: Cluster
  readonly key: string
  readonly passings: Passings
  readonly pipes: Pipes
  readonly metrics: NodeMetrics
  readonly clock: Clock
  /** Bytes of a body at most. */
  readonly largest: number
}

/** How long to retry finding the owner of a match, besides the time in which a dead node is noticed. */
const BEYOND_LEASE = 2_000

/** Milliseconds between two tries. */
const AGAIN = 30

const OF_MATCH = '/api/matches/:id'

/** The match a request is about, which only its owner can answer. */
function matchOf(request: FastifyRequest): string | null {
  if (!request.routeOptions.url?.startsWith(OF_MATCH)) return null
  return (request.params as { readonly id: string }).id
}

/**
 * Forwards requests about a match to the node that has it. Added after authentication and limits, so that refused requests are
 * not forwarded.
 */
export function passOn(app: FastifyInstance, around: ForwardContext): void {
  app.decorateRequest('readBody', null)

  app.addHook('onRequest', async (request, reply) => {
    const match = matchOf(request)
    if (match === null) return
    const end = around.clock.elapsed() + around.cluster.lease + BEYOND_LEASE
    let passed = await ownerOf(around.cluster, match)
    if (passed === null) return
    const begun = around.clock.elapsed()
    const body = await bodyOf(request, around.largest)
    request.readBody = body
    for (;;) {
      const node: NodeLife = passed
      const became = await around.passings.pass(node, {
        method: request.method,
        path: request.raw.url ?? '/',
        headers: headersOf(request, node.life, around.key),
        body,
      })
      if (became.kind === 'answered' || became.kind === 'upgraded') {
        around.metrics.passed.observe((around.clock.elapsed() - begun) / 1_000)
        if (became.kind === 'upgraded') return join(request, reply, became, node.life, around.pipes)
        return answer(reply, became.answer)
      }
      // Not retried: it may have been done.
      if (became.kind === 'broken' && request.method !== 'GET')
        throw new Interrupted('the other node has gone')
      if (around.clock.elapsed() > end) throw new Refusal('closing')
      // `bury` checks that the node is dead, and leaves one that is alive.
      await around.cluster.bury(node.life).catch(() => false)
      await new Promise<void>((resolve) => around.clock.later(AGAIN, resolve))
      passed = await ownerOf(around.cluster, match)
      if (passed === null) return
    }
  })

  app.addHook('preParsing', async ({ readBody }, _reply, payload) => {
    if (readBody === null) return payload
    return Object.assign(Readable.from(readBody.length === 0 ? [] : [readBody]), {
      receivedEncodedLength: readBody.length,
    })
  })
}

/** Null when it is this node. */
async function ownerOf(cluster: Cluster, match: string): Promise<NodeLife | null> {
  try {
    await cluster.own(match)
    return null
  } catch (error) {
    if (error instanceof Elsewhere) return error.node
    throw error
  }
}

function headersOf(request: FastifyRequest, life: number, key: string) {
  const headers = passedHeaders(request, life, key)
  return request.ws ? { ...headers, connection: 'Upgrade', upgrade: 'websocket' } : headers
}

/** Buffers a body, so that it can be sent again. */
async function bodyOf(request: FastifyRequest, largest: number): Promise<Buffer | null> {
  if (request.ws || request.method === 'GET' || request.method === 'HEAD') return null
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request.raw) {
    size += (piece as Buffer).length
    if (size > largest) throw new Refusal('too-large')
    pieces.push(piece as Buffer)
  }
  return Buffer.concat(pieces)
}

async function answer(reply: FastifyReply, from: IncomingMessage): Promise<void> {
  reply.hijack()
  reply.raw.writeHead(from.statusCode ?? 500, answeredHeaders(from.headers))
  // The client may have gone meanwhile.
  await pipeline(from, reply.raw).catch(() => reply.raw.destroy())
}

/** After the upgrade, bytes are copied both ways. */
function join(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer: from, socket: owner, head }: Extract<Passed, { kind: 'upgraded' }>,
  life: number,
  pipes: Pipes,
): void {
  reply.hijack()
  const client = request.raw.socket
  const response: ServerResponse = reply.raw
  response.detachSocket(client)
  if (client.destroyed) {
    owner.destroy()
    return
  }
  for (const socket of [client, owner]) {
    socket.setTimeout(0)
    socket.setNoDelay(true)
  }
  const lines = ['HTTP/1.1 101 Switching Protocols']
  for (let at = 0; at < from.rawHeaders.length; at += 2)
    lines.push(`${from.rawHeaders[at]}: ${from.rawHeaders[at + 1]}`)
  client.write(`${lines.join('\r\n')}\r\n\r\n`)
  if (head.length > 0) owner.unshift(head)
  pipes.join(life, client, owner)
}
