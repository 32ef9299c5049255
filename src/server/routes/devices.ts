import type { FastifyInstance } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import type { Device as KeptDevice, TokenHash } from '#table/store.ts'
import type { Device } from '#wire/people.ts'
import type { Answer } from '#wire/routes.ts'
import { dayOf, endDevices } from '../devices.ts'
import { mustBeSomeone, takeToken } from '../identity.ts'
import type { Services } from '../services.ts'

/** The devices of a person, and how to end them. */
export function deviceRoutes(app: FastifyInstance, services: Services): void {
  const { store, config } = services

  app.get('/api/me/devices', async (request): Promise<Answer<'GET /api/me/devices'>> => {
    const devices = await store.devicesOf(mustBeSomeone(request).id)
    return { devices: devices.map((device) => shown(device, request.device)) }
  })

  app.delete<{ Params: { device: string } }>('/api/me/devices/:device', async (request, reply) => {
    const devices = await store.devicesOf(mustBeSomeone(request).id)
    const ended = devices.find(({ token }) => deviceId(token) === request.params.device)
    if (ended === undefined) throw new Refusal('no-such-device')
    await endDevices(services, [ended.token])
    if (ended.token === request.device) takeToken(reply, config)
    reply.status(204)
  })

  /** All but this one. */
  app.delete('/api/me/devices', async (request, reply) => {
    const devices = await store.devicesOf(mustBeSomeone(request).id)
    const others = devices.map(({ token }) => token).filter((token) => token !== request.device)
    await endDevices(services, others)
    reply.status(204)
  })
}

function shown({ token, label, since, seen }: KeptDevice, here: TokenHash | null): Device {
  return { id: deviceId(token), label, since: dayOf(since), seen: dayOf(seen), here: token === here }
}

/** A prefix of the token's hash is no secret. */
function deviceId(token: TokenHash): string {
  return token.slice(0, 16)
}
