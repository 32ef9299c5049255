import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Thinker } from '../thinking/thinker.ts'
import { type Clock, within } from './clock.ts'
import { CLOSED } from './connection.ts'
import type { Services } from './services.ts'

/** Milliseconds for what was begun, for the other side to say goodbye, and for the rest: less than ten seconds in all. */
const FINISH = 4_000
const GOODBYE = 2_000
const CLOSE = 3_000

/** Finishes what was begun and closes everything, the store last; whoever keeps it waiting is cut off. */
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

/** However it ends: a socket that breaks off is closed too. */
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
  // Those who have not said hello are not in the hub.
  for (const socket of sockets) socket.close(CLOSED.goingAway)
  await within(clock, GOODBYE, Promise.all(sockets.map(closed)))
  for (const socket of websocketServer.clients) socket.terminate()
}
