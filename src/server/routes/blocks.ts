import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import type { PersonId } from '#table/entry.ts'
import { isForgotten, nameAt, type Room, seatsOf } from '#table/room.ts'
import type { Table } from '#table/table.ts'
import { talkView } from '#table/talk-view.ts'
import { BlockBody, ReportBody } from '#wire/bodies.ts'
import type { Answer } from '#wire/routes.ts'
import { household } from '../address.ts'
import { listenAnew } from '../blocks.ts'
import { checker } from '../checker.ts'
import { dayOf } from '../devices.ts'
import { mustBeLetIn } from '../door.ts'
import { mustBeSomeone } from '../identity.ts'
import type { Services } from '../services.ts'
import { askerOf, opening } from '../weights.ts'

const asBlock = checker(BlockBody)
const asReport = checker(ReportBody)

/** People that one person may block. */
const MOST_BLOCKED = 200

/** Lines of talk that go with a report. */
const LINES = 20

/** Blocking people, and reporting them to the operator. */
export function blockRoutes(app: FastifyInstance, services: Services): void {
  const { store, tables, clock, limiters, metrics, log, config } = services

  /** Looks at a table that both people are or were at; refuses others as if it did not exist. */
  async function among<T>(
    request: FastifyRequest,
    match: string,
    whom: PersonId,
    work: (table: Table) => T,
  ): Promise<T> {
    const person = mustBeSomeone(request).id
    const look = (table: Table): T => {
      if (!isOf(table.room, person)) throw new Refusal('no-such-match')
      if (whom === person || !table.room.names.has(whom) || isForgotten(table.room, whom))
        throw new Refusal('no-such-person')
      return work(table)
    }
    await mustBeLetIn(store, match, { person })
    // Blocks are the person's, and any node is asked for one; the match may be another's.
    return tables.peek(match, look, opening(limiters, askerOf(request)))
  }

  app.get('/api/me/blocks', async (request): Promise<Answer<'GET /api/me/blocks'>> => {
    const blocked = await store.blocksOf(mustBeSomeone(request).id)
    return { blocked: blocked.map(({ whom, name, at }) => ({ id: whom, name, since: dayOf(at) })) }
  })

  app.post('/api/me/blocks', async (request, reply) => {
    const { id } = mustBeSomeone(request)
    const { match, whom } = asBlock(request.body)
    limiters.count('mutes', id)
    const name = await among(request, match, whom, ({ room }) => nameAt(room, whom))
    const blocked = await store.blocksOf(id)
    if (blocked.length >= MOST_BLOCKED) throw new Refusal('too-many-blocks', { most: MOST_BLOCKED })
    await store.block(id, { whom, name, at: clock.now() })
    await listenAnew(services, id)
    reply.status(204)
  })

  app.delete<{ Params: { person: string } }>('/api/me/blocks/:person', async (request, reply) => {
    const { id } = mustBeSomeone(request)
    limiters.count('mutes', id)
    await store.unblock(id, request.params.person)
    await listenAnew(services, id)
    reply.status(204)
  })

  app.post<{ Params: { id: string } }>('/api/matches/:id/reports', async (request, reply) => {
    const { id: by } = mustBeSomeone(request)
    const { whom, why, text = '' } = asReport(request.body)
    limiters.count('reports', by)
    limiters.count('reportsOfAddress', household(request.ip))
    const match = request.params.id
    const told = await among(request, match, whom, (table) => ({
      name: nameAt(table.room, whom),
      said: saidBy(table, by, whom),
    }))
    await store.addReport(
      { at: clock.now(), match, by, whom, why, text: text.trim(), ...told },
      config.limits.keptReports,
    )
    metrics.reports.inc({ why })
    // Names and talk stay out of the log: they could not be deleted there.
    log.warn({ match, by, whom, why }, 'somebody was reported')
    reply.status(204)
  })
}

function isOf(room: Room, person: PersonId): boolean {
  return room.host === person || seatsOf(room, person).length > 0
}

/** The last lines of a person that the reporter could read, blocked or not. */
function saidBy(table: Table, by: PersonId, whom: PersonId): string {
  const { said } = talkView(table, by)
  return said
    .filter(({ person }) => person === whom)
    .slice(-LINES)
    .map(({ text }) => text.replaceAll('\n', ' '))
    .join('\n')
}
