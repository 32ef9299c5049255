import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { LEVELS } from '../../bots/index.ts'
import { changedParts, contentHash } from '../../kernel/content.ts'
import type { Box, Game } from '../../kernel/game.ts'
import { openGame } from '../../kernel/match/setup.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ListedMatch } from '../../table/store.ts'
import type { Table } from '../../table/table.ts'
import type { SeatPlan } from '../../table/tables.ts'
import { mustBeSomeone } from '../identity.ts'
import { PACK } from '../json.ts'
import { weighLook, weighMatch, weighPack } from '../packs.ts'
import { checker, MatchBody, PackBody } from '../schemas.ts'
import type { Services } from '../services.ts'
import { maySee, sentRoom } from '../sight.ts'

const asMatch = checker(MatchBody)
const asPack = checker(PackBody)

/** How many matches a list shows. */
const LISTED = 100

export function matchRoutes(app: FastifyInstance, services: Services): void {
  const { boxes, store, tables, presence, limiters, config } = services
  const findBox = (game: string): Box => {
    const box = boxes.find(({ id }) => id === game)
    if (box === undefined) throw new Refusal('no-such-game')
    return box
  }

  // Opening games takes a while, and they are the same for everyone.
  const games = boxes.map((box) => {
    const game = box.open(box.options({}), box.shelf.builtIn)
    return {
      id: box.id,
      rules: box.rules,
      options: game.options,
      seats: game.seats.map((seat) => seat.id),
      content: contentHash(box.shelf.builtIn),
    }
  })

  app.get('/api/games', async () => ({ games, levels: LEVELS }))

  const mayBringPack = { bodyLimit: config.limits.packBody, config: { extent: PACK } }

  const looks = {
    ...mayBringPack,
    onRequest: async (request: FastifyRequest) => weighLook(services, request),
  }
  app.post('/api/packs', looks, async (request) => {
    const { game, pack } = asPack(request.body)
    const box = findBox(game)
    const content = box.shelf.load(pack)
    return { content: contentHash(content), changed: changedParts(box.shelf.builtIn, content) }
  })

  const opens = {
    ...mayBringPack,
    onRequest: async (request: FastifyRequest) => weighMatch(services, request),
  }
  app.post('/api/matches', opens, async (request, reply) => {
    const person = mustBeSomeone(request)
    const body = asMatch(request.body)
    limiters.count('newMatches', person.id)
    const { listed = false, seats = {}, ...wish } = body
    const setup = tables.prepare(wish)
    await weighPack(services, request, setup)
    const table = await tables.open(person.id, person.name, setup, {
      listed,
      seats: seatPlans(seats, openGame(findBox(setup.game), setup)),
    })
    presence.seen(table.id, person.id)
    reply.status(201)
    return { match: table.id, room: sentRoom(table, person.id, presence) }
  })

  app.get('/api/matches', async () => ({ matches: (await store.listedMatches(LISTED)).map(shown) }))

  app.get('/api/me/matches', async (request) => {
    const { id } = mustBeSomeone(request)
    const matches = await store.matchesOf(id, LISTED)
    return { matches: matches.map((match) => ({ ...shown(match), mine: seatsOf(match, id) })) }
  })

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request) =>
    tables.use(request.params.id, (table) => {
      mustSee(table, request.person?.id ?? null)
      return { room: sentRoom(table, request.person?.id ?? null, presence) }
    }),
  )
}

type Seats = NonNullable<Static<typeof MatchBody>['seats']>

function seatPlans(seats: Seats, game: Game): (SeatPlan | undefined)[] {
  const ids = game.seats.map((seat) => seat.id)
  if (Object.keys(seats).some((id) => !ids.includes(id))) throw new Refusal('no-such-seat')
  return ids.map((id) => {
    const plan = Object.hasOwn(seats, id) ? seats[id] : 'open'
    if (plan === 'open') return undefined
    return plan === 'me' ? { mine: true } : { bot: plan.bot }
  })
}

function mustSee(table: Table, person: string | null): void {
  if (!maySee(table.room, person)) throw new Refusal('no-such-match')
}

/** What the table says of itself for the lists; who holds a seat is kept there by id, and told by name. */
interface Summary {
  readonly seats: readonly { readonly seat: string; readonly holders?: readonly string[] }[]
}

function shown({ id, game, created, status, listed, changed, summary }: ListedMatch) {
  const { seats, ...told }: Summary = JSON.parse(summary)
  const known = seats.map(({ holders: _, ...seat }) => seat)
  return { match: id, game, status, listed, created, changed, ...told, seats: known }
}

function seatsOf({ summary }: ListedMatch, person: string): string[] {
  const { seats }: Summary = JSON.parse(summary)
  return seats.filter(({ holders }) => holders?.includes(person)).map(({ seat }) => seat)
}
