import type { FastifyBaseLogger } from 'fastify'
import { type Cluster, Elsewhere, type NodeLife } from '#table/ownership.ts'
import type { Colleagues } from '../colleagues.ts'
import { KEY, TO } from './headers.ts'
import { CLOSE_SOCKETS, FORGET, LISTEN_ANEW } from './inside.ts'
import type { Passings } from './passing.ts'

/** How often to ask for a match that goes from one node to another meanwhile. */
const TRIES = 5

/** The other nodes, asked over the connection that only nodes have. */
export function colleaguesIn(
  cluster: Cluster,
  key: string,
  passings: Passings,
  log: FastifyBaseLogger,
): Colleagues {
  async function tell(node: NodeLife, path: string, said: object): Promise<boolean> {
    const body = Buffer.from(JSON.stringify(said))
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      'content-length': body.length,
      [TO]: String(node.life),
      [KEY]: key,
    }
    const became = await passings.pass(node, { method: 'POST', path, headers, body })
    if (became.kind !== 'answered') return false
    became.answer.resume()
    return became.answer.statusCode === 204
  }

  return {
    async closeSockets(tokens) {
      if (tokens.length === 0) return
      // An unreachable node has no sockets, or will soon have none.
      await Promise.all(cluster.others.map((node) => tell(node, CLOSE_SOCKETS, { tokens })))
    },

    async listenAnew(person) {
      await Promise.all(cluster.others.map((node) => tell(node, LISTEN_ANEW, { person })))
    },

    async forget(match, person, here) {
      for (let tries = 1; ; tries++)
        try {
          await here()
          return
        } catch (error) {
          if (!(error instanceof Elsewhere)) throw error
          if (await tell(error.node, FORGET, { match, person })) return
          if (tries === TRIES) throw error
          if (!(await cluster.bury(error.node.life)))
            log.info({ match }, 'a match is on its way to another node')
        }
    },

    take: (what, who, rate) => cluster.take(what, who, rate),

    taken: () => cluster.held(),

    get isSweeping() {
      return cluster.isSweeping
    },

    get isReady() {
      return cluster.life !== null && !cluster.isDraining && cluster.beatAge < cluster.lease
    },
  }
}
