import { request as ask, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { NodeLife } from '#table/ownership.ts'

/** Milliseconds for another node to accept a connection. */
const CONNECT_WITHIN = 1_000

/** Status: this life has ended, or does not have the match. */
const MISDIRECTED = 421

/** What became of a forwarded request. */
export type Passed =
  | { readonly kind: 'answered'; readonly answer: IncomingMessage }
  | {
      readonly kind: 'upgraded'
      readonly answer: IncomingMessage
      readonly socket: Socket
      readonly head: Buffer
    }
  /** Nothing was done: safe to try elsewhere. */
  | { readonly kind: 'not-there' }
  /** The same, and nobody answered at all. */
  | { readonly kind: 'unreachable' }
  /** It was sent, and the outcome is unknown. */
  | { readonly kind: 'broken' }

export interface Passing {
  readonly method: string
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer | null
}

/** What nodes ask one another. */
export class Passings {
  readonly #underWay = new Map<ClientRequest, number>()

  /** Sends something to another node. Nothing of the answer has been read when this resolves. */
  pass({ life, address }: NodeLife, passing: Passing): Promise<Passed> {
    const [, host, port] = /^(.*):(\d+)$/.exec(address) ?? []
    const { method, path, headers } = passing
    const sent = ask({ host, port: Number(port), method, path, headers, agent: false })
    this.#underWay.set(sent, life)
    sent.once('close', () => this.#underWay.delete(sent))
    sent.once('upgrade', () => this.#underWay.delete(sent))
    return passed(sent, passing.body)
  }

  /** Breaks off what waits for a life that is not among these: a stopped process would never answer, nor close its connection. */
  keepTo(lives: ReadonlySet<number>): void {
    for (const [sent, life] of this.#underWay)
      if (!lives.has(life)) sent.destroy(new Error('the node has gone'))
  }
}

function passed(sent: ClientRequest, body: Buffer | null): Promise<Passed> {
  return new Promise((resolve) => {
    let isConnected = false
    const late = setTimeout(() => sent.destroy(new Error('no connection in time')), CONNECT_WITHIN)
    sent.once('socket', (socket) => {
      socket.setNoDelay(true)
      socket.once('connect', () => {
        isConnected = true
        clearTimeout(late)
      })
    })
    sent.once('response', (answer) => {
      if (answer.statusCode !== MISDIRECTED) {
        resolve({ kind: 'answered', answer })
        return
      }
      answer.resume()
      resolve({ kind: 'not-there' })
    })
    sent.once('upgrade', (answer, socket, head) => resolve({ kind: 'upgraded', answer, socket, head }))
    sent.on('error', () => {
      clearTimeout(late)
      resolve({ kind: isConnected ? 'broken' : 'unreachable' })
    })
    sent.end(body ?? undefined)
  })
}
