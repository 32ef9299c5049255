import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../kernel/refusal.ts'
import { personName } from '../../table/name.ts'
import type { Person } from '../../table/store.ts'
import { household } from '../address.ts'
import { deviceLabel } from '../device-label.ts'
import { endDevices } from '../devices.ts'
import { forget } from '../forgetting.ts'
import { giveToken, mustBeSomeone, takeToken } from '../identity.ts'
import { mustNotCrossOver } from '../moving.ts'
import { checker, ForgetBody, MoveBody, NameBody } from '../schemas.ts'
import { hashOf, typedCode } from '../secrets.ts'
import type { Services } from '../services.ts'

const asName = checker(NameBody)
const asMove = checker(MoveBody)
const asForget = checker(ForgetBody)

/** A code to move with works for ten minutes. */
const CODE_LIFE = 10 * 60_000

/** Nobody has more in use; what is lost or thrown away can be ended. */
const MOST_DEVICES = 20

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, secrets, limiters, config } = services

  app.post('/api/me', async (request, reply) => {
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

  app.get('/api/me', async (request) => ({ me: shown(mustBeSomeone(request)) }))

  /** The same as a question that nobody has to be somebody for: a browser notes every refusal in its console. */
  app.get('/api/who', async ({ person }) => ({ me: person === null ? null : shown(person) }))

  app.patch('/api/me', async (request) => {
    const name = personName(asName(request.body).name)
    return { me: await renamed(mustBeSomeone(request), name) }
  })

  /** This device forgets who it is. */
  app.delete('/api/me', async (request, reply) => {
    mustBeSomeone(request)
    await leaveDevice(request)
    takeToken(reply, config)
    reply.status(204)
  })

  /** Everybody forgets who they were. */
  app.post('/api/me/forget', async (request, reply) => {
    const { id } = mustBeSomeone(request)
    asForget(request.body)
    await forget(services, id)
    takeToken(reply, config)
    reply.status(204)
  })

  app.post('/api/me/code', async (request) => {
    const { id } = mustBeSomeone(request)
    await limiters.countForAll('codeTries', id)
    if ((await store.devicesOf(id)).length >= MOST_DEVICES)
      throw new Refusal('too-many-devices', { most: MOST_DEVICES })
    const code = secrets.newMoveCode()
    const expires = clock.now() + CODE_LIFE
    await store.putCode(hashOf(typedCode(code)), id, expires)
    return { code, expires }
  })

  app.post('/api/me/move', async (request, reply) => {
    const { code, alone = false } = asMove(request.body)
    await limiters.countForAll('codeTries', household(request.ip))
    const id = await store.takeCode(hashOf(typedCode(code)), clock.now())
    const person = id === null ? null : await store.person(id)
    if (person === null) throw new Refusal('bad-code')
    if (request.person !== null) await mustNotCrossOver(services, request.person.id, person.id)
    // Whoever this device was before, it will not be again: nothing has that token any more.
    await leaveDevice(request)
    if (alone) {
      const devices = await store.devicesOf(person.id)
      await endDevices(
        services,
        devices.map((device) => device.token),
      )
    }
    const token = secrets.newToken()
    const label = deviceLabel(request.headers['user-agent'])
    await store.addToken(person.id, hashOf(token), clock.now(), label)
    giveToken(reply, token, config)
    return { me: shown(person) }
  })

  async function leaveDevice({ device }: FastifyRequest): Promise<void> {
    if (device !== null) await endDevices(services, [device])
  }

  async function renamed(person: Person, name: string) {
    await store.renamePerson(person.id, name)
    return shown({ ...person, name })
  }
}

function shown({ id, name }: Person) {
  return { id, name }
}
