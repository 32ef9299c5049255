import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Thinker } from '#thinking/thinker.ts'
import { CLOSED } from '#wire/sent.ts'
import { type Clock, within } from './clock.ts'
import type { Services } from './services.ts'

/** Milliseconds for requests under way, for sockets to close, and for the rest: less than ten seconds in all. */
const FINISH = 4_000
const GOODBYE = 2_000
const CLOSE = 3_000

/** Graceful shutdown: answers what is under way, closes sockets, and the store last; after a timeout it cuts them off. */
export async function drain(app: FastifyInstance, services: Services, thinker: Thinker): Promise<void> {
  const { clock, hub, tables, requests, store } = services
  for (const connection of hub.all()) connection.send({ closing: true })
  await within(clock, FINISH, Promise.all([tables.settled(), requests.answered()]))
  await endSockets(app, services, clock)
  await within(clock, CLOSE, closeAll())

  async function closeAll(): Promise<void> {
    await app.close()
    await tables.settled()
    await thinker.close()
    await store.close()
  }
}

/** Resolves when the socket is closed, however it ended. */
function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

async function endSockets(
  { websocketServer }: FastifyInstance,
  { hub }: Services,
  clock: Clock,
): Promise<void> {
  for (const connection of hub.all()) connection.end(CLOSED.goingAway)
  const sockets = [...websocketServer.clients]
  // Sockets before their hello are not in the hub.
  for (const socket of sockets) socket.close(CLOSED.goingAway)
  await within(clock, GOODBYE, Promise.all(sockets.map(closed)))
  for (const socket of websocketServer.clients) socket.terminate()
}
