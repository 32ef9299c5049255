import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { leadsHere, nameAt } from '#table/room.ts'
import type { Table } from '#table/table.ts'
import { InvitationBody, NoBody, SitBody } from '#wire/bodies.ts'
import type { Answer } from '#wire/routes.ts'
import { maySee, sentRoom } from '../access.ts'
import { household } from '../address.ts'
import { addressesFor, sharedLinks } from '../addresses.ts'
import { blockedBy, mustBeWelcome } from '../blocks.ts'
import { checker } from '../checker.ts'
import { type Comer, mustBeLetIn, notThere } from '../door.ts'
import { mustBeSomeone } from '../identity.ts'
import { hashOf } from '../secrets.ts'
import type { Services } from '../services.ts'
import { askerOf, opening } from '../weights.ts'

const asInvitation = checker(InvitationBody)
const asSit = checker(SitBody)
const asNothing = checker(NoBody)

interface OfMatch {
  Params: { id: string }
}
interface OfCode {
  Params: { id: string; code: string }
  Querystring: { or?: unknown }
}

export function seatRoutes(app: FastifyInstance, services: Services): void {
  const { store, tables, presence, secrets, limiters, config } = services

  /** Uses the match of a request, for somebody who may know of it. */
  async function at<T>(
    request: FastifyRequest<OfMatch>,
    comer: Comer,
    work: (table: Table) => T,
  ): Promise<T> {
    await mustBeLetIn(store, request.params.id, comer)
    return tables.use(request.params.id, work, opening(limiters, askerOf(request)))
  }

  /** A link is drawn as a QR code, which takes milliseconds; to be called before anything is changed for it. */
  const countLink = (request: FastifyRequest): void => limiters.count('drawnLinks', household(request.ip))

  // The code is in the fragment, which browsers send to no server.
  const linksTo = (request: FastifyRequest<OfMatch>, code: string) =>
    sharedLinks(request, config, `/match/${request.params.id}#${code}`)

  app.get(
    '/api/addresses',
    async (request): Promise<Answer<'GET /api/addresses'>> => ({ addresses: addressesFor(request, config) }),
  )

  app.post<OfMatch>(
    '/api/matches/:id/invitations',
    async (request, reply): Promise<Answer<'POST /api/matches/:id/invitations'>> => {
      const person = mustBeSomeone(request)
      const { id } = request.params
      const body = asInvitation(request.body)
      limiters.count('roomOrders', person.id)
      countLink(request)
      const comer = { person: person.id }
      const seat = await at(request, comer, (table) => {
        if (!maySee(table.room, comer)) throw notThere(comer)
        return seatNumber(table, body.seat)
      })
      const code = secrets.newInvitation()
      await tables.command(id, person.id, { do: 'invite', seat, codeHash: hashOf(code) })
      presence.seen(id, person.id)
      reply.status(201)
      return { seat: body.seat, code, ...linksTo(request, code) }
    },
  )

  /** A new link to the table; the one before it ends. */
  app.post<OfMatch>(
    '/api/matches/:id/link',
    async (request, reply): Promise<Answer<'POST /api/matches/:id/link'>> => {
      const person = mustBeSomeone(request)
      asNothing(request.body)
      limiters.count('roomOrders', person.id)
      countLink(request)
      const comer = { person: person.id }
      await at(request, comer, (table) => {
        if (!maySee(table.room, comer)) throw notThere(comer)
      })
      const code = secrets.newInvitation()
      await tables.command(request.params.id, person.id, { do: 'link', codeHash: hashOf(code) })
      presence.seen(request.params.id, person.id)
      reply.status(201)
      return { code, ...linksTo(request, code) }
    },
  )

  /** Says what a code is for: one seat, or any that is free. Looking at it claims nothing. */
  app.get<OfCode>('/api/matches/:id/invitations/:code', async (request, reply) => {
    const { code } = request.params
    const codeHash = hashOf(code)
    const comer = { person: request.person?.id ?? null, codeHash }
    const blocked = await blockedBy(services, comer.person)
    const found = at(request, comer, (table): Answer<'GET /api/matches/:id/invitations/:code'> => {
      const { room } = table
      const shown = sentRoom(table, null, presence, blocked)
      if (room.link !== null && leadsHere(room, codeHash)) {
        countLink(request)
        return { seat: null, by: nameAt(room, room.link.by), room: shown, ...linksTo(request, code) }
      }
      const seat = room.seats.findIndex(({ invitation }) => invitation?.codeHash === codeHash)
      const by = room.seats[seat]?.invitation?.by
      if (by === undefined) throw notThere(comer)
      return { seat: table.game.seats[seat].id, by: nameAt(room, by), room: shown }
    })
    if (request.query.or !== 'nothing') return found
    // A page that comes by an old link has done nothing wrong: browsers log every refusal as a fault.
    return found.catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== notThere(comer).code) throw error
      reply.status(204)
      return null
    })
  })

  app.post<OfMatch>(
    '/api/matches/:id/seats',
    async (request): Promise<Answer<'POST /api/matches/:id/seats'>> => {
      const person = mustBeSomeone(request)
      const { id } = request.params
      const { seat: wanted, code } = asSit(request.body)
      limiters.count('roomOrders', person.id)
      const codeHash = code === undefined ? undefined : hashOf(code)
      const comer = { person: person.id, codeHash }
      const seat = await at(request, comer, (table) => {
        const isInvited = table.room.seats.some(
          ({ invitation }) => invitation !== null && invitation.codeHash === codeHash,
        )
        if (!isInvited && !maySee(table.room, comer)) throw notThere(comer)
        return seatNumber(table, wanted)
      })
      const given = codeHash === undefined ? {} : { codeHash }
      await mustBeWelcome(services, id, person.id)
      await tables.command(id, person.id, { do: 'sit', seat, name: person.name, ...given })
      presence.seen(id, person.id)
      const blocked = await blockedBy(services, person.id)
      return tables.use(id, (table) => ({ room: sentRoom(table, person.id, presence, blocked) }))
    },
  )

  /** The table calls one by the name one has now. */
  app.post<OfMatch>('/api/matches/:id/name', async (request, reply) => {
    const person = mustBeSomeone(request)
    asNothing(request.body)
    limiters.count('roomOrders', person.id)
    await at(request, { person: person.id }, () => {})
    await tables.command(request.params.id, person.id, { do: 'name', name: person.name })
    reply.status(204)
  })
}

function seatNumber(table: Table, id: string): number {
  const seat = table.game.seats.findIndex((each) => each.id === id)
  if (seat < 0) throw new Refusal('no-such-seat')
  return seat
}
