import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { personName } from '#table/name.ts'
import type { Person } from '#table/store.ts'
import { ForgetBody, MoveBody, NameBody } from '#wire/bodies.ts'
import type { Me } from '#wire/people.ts'
import type { Answer } from '#wire/routes.ts'
import { household } from '../address.ts'
import { checker } from '../checker.ts'
import { deviceLabel } from '../device-label.ts'
import { endDevices } from '../devices.ts'
import { forget } from '../forgetting.ts'
import { giveToken, mustBeSomeone, takeToken } from '../identity.ts'
import { mustNotCrossOver } from '../moving.ts'
import { hashOf, typedCode } from '../secrets.ts'
import type { Services } from '../services.ts'
import { askerOf } from '../weights.ts'

const asName = checker(NameBody)
const asMove = checker(MoveBody)
const asForget = checker(ForgetBody)

/** A code to move with works for ten minutes. */
const CODE_LIFE = 10 * 60_000

/** Devices of one person. */
const MOST_DEVICES = 20

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, secrets, limiters, config } = services

  app.post('/api/me', async (request, reply): Promise<Answer<'POST /api/me'>> => {
    const name = personName(asName(request.body).name)
    if (request.person !== null) return { me: await renamed(request.person, name) }
    await limiters.countForAll('newPeople', household(request.ip))
    const person = { id: secrets.newId(), name, since: clock.now() }
    const token = secrets.newToken()
    await store.createPerson(person, hashOf(token), deviceLabel(request.headers['user-agent']))
    giveToken(reply, token, config)
    reply.status(201)
    return { me: shown(person) }
  })

  app.get(
    '/api/me',
    async (request): Promise<Answer<'GET /api/me'>> => ({ me: shown(mustBeSomeone(request)) }),
  )

  /** The same without a refusal for strangers: browsers log failed requests to their console. */
  app.get(
    '/api/who',
    async ({ person }): Promise<Answer<'GET /api/who'>> => ({ me: person === null ? null : shown(person) }),
  )

  app.patch('/api/me', async (request): Promise<Answer<'PATCH /api/me'>> => {
    const name = personName(asName(request.body).name)
    return { me: await renamed(mustBeSomeone(request), name) }
  })

  /** Logs this device out. */
  app.delete('/api/me', async (request, reply) => {
    mustBeSomeone(request)
    await leaveDevice(request)
    takeToken(reply, config)
    reply.status(204)
  })

  /** Deletes the person for ever. */
  app.post('/api/me/forget', async (request, reply) => {
    const { id } = mustBeSomeone(request)
    asForget(request.body)
    await forget(services, id)
    takeToken(reply, config)
    reply.status(204)
  })

  app.post('/api/me/code', async (request): Promise<Answer<'POST /api/me/code'>> => {
    const { id } = mustBeSomeone(request)
    await limiters.countForAll('codeTries', id)
    if ((await store.devicesOf(id)).length >= MOST_DEVICES) throw tooManyDevices()
    const code = secrets.newMoveCode()
    const expires = clock.now() + CODE_LIFE
    await store.putCode(hashOf(typedCode(code)), id, expires)
    return { code, expires }
  })

  app.post('/api/me/move', async (request, reply): Promise<Answer<'POST /api/me/move'>> => {
    const { code, alone = false } = asMove(request.body)
    await limiters.countForAll('codeTries', household(request.ip))
    const id = await store.takeCode(hashOf(typedCode(code)), clock.now())
    const person = id === null ? null : await store.person(id)
    if (person === null) throw new Refusal('bad-code')
    if (request.person !== null)
      await mustNotCrossOver(services, askerOf(request), request.person.id, person.id)
    const devices = (await store.devicesOf(person.id)).map((device) => device.token)
    // There may have been room when the code was given, for it and for others.
    if (!alone && devices.filter((token) => token !== request.device).length >= MOST_DEVICES)
      throw tooManyDevices()
    // The token of whoever this device was before is lost with its cookie.
    await leaveDevice(request)
    if (alone) await endDevices(services, devices)
    const token = secrets.newToken()
    const label = deviceLabel(request.headers['user-agent'])
    await store.addToken(person.id, hashOf(token), clock.now(), label)
    giveToken(reply, token, config)
    return { me: shown(person) }
  })

  async function leaveDevice({ device }: FastifyRequest): Promise<void> {
    if (device !== null) await endDevices(services, [device])
  }

  async function renamed(person: Person, name: string): Promise<Me> {
    await store.renamePerson(person.id, name)
    return shown({ ...person, name })
  }
}

function tooManyDevices(): Refusal {
  return new Refusal('too-many-devices', { most: MOST_DEVICES })
}

function shown({ id, name }: Person): Me {
  return { id, name }
}
