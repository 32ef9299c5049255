import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { Refusal } from '../../kernel/refusal.ts'
import { nameAt } from '../../table/room.ts'
import type { Table } from '../../table/table.ts'
import { originOf } from '../hosts.ts'
import { mustBeSomeone } from '../identity.ts'
import { checker, InvitationBody, SitBody } from '../schemas.ts'
import { hashOf } from '../secrets.ts'
import type { Services } from '../services.ts'
import { maySee, sentRoom } from '../sight.ts'
import { askerOf, opening } from '../weights.ts'

const asInvitation = checker(InvitationBody)
const asSit = checker(SitBody)

interface OfMatch {
  Params: { id: string }
}

export function seatRoutes(app: FastifyInstance, services: Services): void {
  const { tables, presence, secrets, limiters, config } = services

  /** Does something with the match that a request is about. */
  function at<T>(request: FastifyRequest<OfMatch>, work: (table: Table) => T): Promise<T> {
    return tables.use(request.params.id, work, opening(limiters, askerOf(request)))
  }

  app.post<OfMatch>('/api/matches/:id/invitations', async (request, reply) => {
    const person = mustBeSomeone(request)
    const { id } = request.params
    const body = asInvitation(request.body)
    limiters.count('roomOrders', person.id)
    const seat = await at(request, (table) => {
      if (!maySee(table.room, person.id)) throw new Refusal('no-such-match')
      return seatNumber(table, body.seat)
    })
    const code = secrets.newInvitation()
    await tables.command(id, person.id, { do: 'invite', seat, codeHash: hashOf(code) })
    presence.seen(id, person.id)
    // What stands behind # is sent to no server and stands in no log.
    const link = `${baseOf(request)}/match/${id}#${code}`
    reply.status(201)
    return { seat: body.seat, code, link, svg: renderSVG(link, { border: 2 }) }
  })

  /** Says what an invitation is for. Looking at it claims nothing. */
  app.get<{ Params: { id: string; code: string } }>('/api/matches/:id/invitations/:code', async (request) => {
    const hash = hashOf(request.params.code)
    return at(request, (table) => {
      const { room } = table
      const seat = room.seats.findIndex(({ invitation }) => invitation?.codeHash === hash)
      const by = room.seats[seat]?.invitation?.by
      if (by === undefined) throw new Refusal('bad-invitation')
      return {
        seat: table.game.seats[seat].id,
        by: nameAt(room, by),
        room: sentRoom(table, null, presence),
      }
    })
  })

  app.post<OfMatch>('/api/matches/:id/seats', async (request) => {
    const person = mustBeSomeone(request)
    const { id } = request.params
    const { seat: wanted, code } = asSit(request.body)
    limiters.count('roomOrders', person.id)
    const seat = await at(request, (table) => {
      const invited =
        code !== undefined && table.room.seats.some(({ invitation }) => invitation?.codeHash === hashOf(code))
      if (!maySee(table.room, person.id) && !invited)
        throw new Refusal(code === undefined ? 'no-such-match' : 'bad-invitation')
      return seatNumber(table, wanted)
    })
    const codeHash = code === undefined ? {} : { codeHash: hashOf(code) }
    await tables.command(id, person.id, { do: 'sit', seat, name: person.name, ...codeHash })
    presence.seen(id, person.id)
    return tables.use(id, (table) => ({ room: sentRoom(table, person.id, presence) }))
  })

  function baseOf(request: FastifyRequest): string {
    const { publicUrl } = config
    if (publicUrl === null) return originOf(request) ?? ''
    return `${publicUrl.origin}${publicUrl.pathname.replace(/\/$/, '')}`
  }
}

function seatNumber(table: Table, id: string): number {
  const seat = table.game.seats.findIndex((each) => each.id === id)
  if (seat < 0) throw new Refusal('no-such-seat')
  return seat
}
