import type { FastifyInstance, FastifyReply } from 'fastify'
import { every } from './clock.ts'
import type { Services } from './services.ts'

/** Health checks come with any Host header, and learn nothing else. */
export const HEALTH = ['/healthz', '/readyz']

type Ailment = 'closing' | 'writing' | 'alone'

/** `/healthz`: is anything broken? `/readyz`: should anybody be sent here? Nothing listens before all is open. */
export function healthRoutes(app: FastifyInstance, { store, colleagues, isClosing }: Services): void {
  const broken = (): Ailment | null => (store.isWriting ? null : 'writing')
  app.get('/healthz', async (_, reply) => answer(reply, broken()))
  const unready = (): Ailment | null => broken() ?? (colleagues.isReady ? null : 'alone')
  app.get('/readyz', async (_, reply) => answer(reply, isClosing() ? 'closing' : unready()))
}

function answer(reply: FastifyReply, why: Ailment | null) {
  reply.header('cache-control', 'no-store')
  if (why === null) return { ok: true }
  reply.status(503)
  return { ok: false, why }
}

const TRY_EVERY = 5_000

/** Retries writing while the store fails: a server that is not ready gets no requests that would. Gives back how to stop. */
export function watchWriting({ store, clock, log }: Services): () => void {
  let trying = false
  return every(clock, TRY_EVERY, () => {
    if (store.isWriting || trying) return
    trying = true
    store
      .tryWriting()
      .catch((error) => log.warn({ err: error }, 'nothing can be written'))
      .finally(() => {
        trying = false
      })
  })
}
