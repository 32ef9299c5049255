import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../kernel/refusal.ts'
import { personName } from '../../table/name.ts'
import type { Person } from '../../table/store.ts'
import { household } from '../address.ts'
import { giveToken, mustBeSomeone, takeToken, tokenOf } from '../identity.ts'
import { checker, MoveBody, NameBody } from '../schemas.ts'
import { hashOf, typedCode } from '../secrets.ts'
import type { Services } from '../services.ts'

const asName = checker(NameBody)
const asMove = checker(MoveBody)

/** A code to move with works for ten minutes. */
const CODE_LIFE = 10 * 60_000

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, secrets, limiters, config } = services

  app.post('/api/me', async (request, reply) => {
    const name = personName(asName(request.body).name)
    if (request.person !== null) return { me: await renamed(request.person, name) }
    limiters.count('newPeople', household(request.ip))
    const person = { id: secrets.newId(), name, since: clock.now() }
    const token = secrets.newToken()
    await store.createPerson(person, hashOf(token))
    giveToken(reply, token, config)
    reply.status(201)
    return { me: shown(person) }
  })

  app.get('/api/me', async (request) => ({ me: shown(mustBeSomeone(request)) }))

  app.patch('/api/me', async (request) => {
    const name = personName(asName(request.body).name)
    return { me: await renamed(mustBeSomeone(request), name) }
  })

  /** This device forgets who it is. */
  app.delete('/api/me', async (request, reply) => {
    mustBeSomeone(request)
    await store.dropToken(hashOf(tokenOf(request, config) ?? ''))
    takeToken(reply, config)
    reply.status(204)
  })

  app.post('/api/me/code', async (request) => {
    const { id } = mustBeSomeone(request)
    limiters.count('codeTries', id)
    const code = secrets.newMoveCode()
    const expires = clock.now() + CODE_LIFE
    await store.putCode(hashOf(typedCode(code)), id, expires)
    return { code, expires }
  })

  app.post('/api/me/move', async (request, reply) => {
    const { code } = asMove(request.body)
    limiters.count('codeTries', household(request.ip))
    const id = await store.takeCode(hashOf(typedCode(code)), clock.now())
    const person = id === null ? null : await store.person(id)
    if (person === null) throw new Refusal('bad-code')
    const token = secrets.newToken()
    await store.addToken(person.id, hashOf(token), clock.now())
    giveToken(reply, token, config)
    return { me: shown(person) }
  })

  async function renamed(person: Person, name: string) {
    await store.renamePerson(person.id, name)
    return shown({ ...person, name })
  }
}

function shown({ id, name }: Person) {
  return { id, name }
}
