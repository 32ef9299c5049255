import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { Refusal } from '../../kernel/refusal.ts'
import { nameAt } from '../../table/room.ts'
import type { Table } from '../../table/table.ts'
import { mustBeSomeone } from '../identity.ts'
import { checker, InvitationBody, SitBody } from '../schemas.ts'
import { hashOf } from '../secrets.ts'
import type { Services } from '../services.ts'
import { maySee, sentRoom } from '../sight.ts'

const asInvitation = checker(InvitationBody)
const asSit = checker(SitBody)

export function seatRoutes(app: FastifyInstance, services: Services): void {
  const { tables, presence, secrets, config } = services

  app.post<{ Params: { id: string } }>('/api/matches/:id/invitations', async (request, reply) => {
    const person = mustBeSomeone(request)
    const { id } = request.params
    const body = asInvitation(request.body)
    const seat = await tables.use(id, (table) => {
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
    return tables.use(request.params.id, (table) => {
      const seat = table.room.seats.findIndex(({ invitation }) => invitation === hash)
      if (seat < 0) throw new Refusal('bad-invitation')
      const { room } = table
      return {
        seat: table.game.seats[seat].id,
        by: nameAt(room, room.host),
        room: sentRoom(table, null, presence),
      }
    })
  })

  app.post<{ Params: { id: string } }>('/api/matches/:id/seats', async (request) => {
    const person = mustBeSomeone(request)
    const { id } = request.params
    const { seat: wanted, code } = asSit(request.body)
    const seat = await tables.use(id, (table) => {
      const invited = table.room.seats.some(
        ({ invitation }) => invitation !== null && isCode(invitation, code),
      )
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
    if (publicUrl === null) return `${request.protocol}://${request.host}`
    return `${publicUrl.origin}${publicUrl.pathname.replace(/\/$/, '')}`
  }
}

function isCode(invitation: string, code: string | undefined): boolean {
  return code !== undefined && hashOf(code) === invitation
}

function seatNumber(table: Table, id: string): number {
  const seat = table.game.seats.findIndex((each) => each.id === id)
  if (seat < 0) throw new Refusal('no-such-seat')
  return seat
}
