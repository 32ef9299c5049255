import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changedParts, contentKey } from '#kernel/content.ts'
import type { Box, Game } from '#kernel/game.ts'
import { LEVELS } from '#kernel/levels.ts'
import { openGame } from '#kernel/match/setup.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { SeatPlan } from '#table/new-table.ts'
import type { Table } from '#table/table.ts'
import { MatchBody, type NewMatch, PackBody } from '#wire/bodies.ts'
import type { GameInfo } from '#wire/matches.ts'
import type { Answer } from '#wire/routes.ts'
import { maySee, sentRoom } from '../access.ts'
import { blockedBy } from '../blocks.ts'
import { checker } from '../checker.ts'
import { mustBeLetIn, notThere } from '../door.ts'
import { mustBeSomeone } from '../identity.ts'
import { PACK } from '../json.ts'
import { weighLook, weighMatch, weighPack } from '../packs.ts'
import type { Services } from '../services.ts'
import { askerOf, opening } from '../weights.ts'
import { languageOfRequest } from '../words.ts'

const asMatch = checker(MatchBody)
const asPack = checker(PackBody)

/** How many matches a list shows. */
const LISTED = 100

export function matchRoutes(app: FastifyInstance, services: Services): void {
  const { boxes, housePacks, store, tables, listings, presence, limiters, config } = services
  const findBox = (game: string): Box => {
    const box = boxes.find(({ id }) => id === game)
    if (box === undefined) throw new Refusal('no-such-game')
    return box
  }

  // Opening games takes a while, and they are the same for everyone.
  const games = boxes.map((box): GameInfo => {
    const game = box.open(box.options({}), box.shelf.builtIn)
    return {
      id: box.id,
      rules: box.rules,
      options: game.options,
      seats: game.seats.map((seat) => seat.id),
      content: keyOf(box, box.shelf.builtIn),
    }
  })

  app.get('/api/games', async (): Promise<Answer<'GET /api/games'>> => ({ games, levels: LEVELS }))

  app.get('/api/packs', async (): Promise<Answer<'GET /api/packs'>> => ({ packs: housePacks.infos }))

  const mayBringPack = { bodyLimit: config.limits.packBody, config: { extent: PACK } }

  const looks = {
    ...mayBringPack,
    onRequest: async (request: FastifyRequest) => weighLook(services, request),
  }
  app.post('/api/packs', looks, async (request): Promise<Answer<'POST /api/packs'>> => {
    const { game, pack } = asPack(request.body)
    const box = findBox(game)
    const content = box.shelf.load(housePacks.chosen(game, pack))
    return { content: keyOf(box, content), changed: changedParts(box.shelf.builtIn, content) }
  })

  const opens = {
    ...mayBringPack,
    onRequest: async (request: FastifyRequest) => weighMatch(services, request),
  }
  app.post('/api/matches', opens, async (request, reply): Promise<Answer<'POST /api/matches'>> => {
    const person = mustBeSomeone(request)
    const body = asMatch(request.body)
    await limiters.countForAll('newMatches', person.id)
    const { listed = false, seats = {}, pack, ...wish } = body
    const chosen = pack === undefined ? {} : { pack: housePacks.chosen(body.game, pack) }
    const setup = tables.prepare({ ...wish, ...chosen })
    await weighPack(services, request, setup)
    const table = await tables.open(person.id, person.name, setup, {
      listed,
      seats: seatPlans(seats, openGame(findBox(setup.game), setup)),
    })
    presence.seen(table.id, person.id)
    reply.status(201)
    return { match: table.id, room: sentRoom(table, person.id, presence) }
  })

  app.get(
    '/api/matches',
    async (request): Promise<Answer<'GET /api/matches'>> => ({
      matches: listings.show(await store.listedMatches(LISTED), languageOfRequest(request)),
    }),
  )

  app.get('/api/me/matches', async (request): Promise<Answer<'GET /api/me/matches'>> => {
    const { id } = mustBeSomeone(request)
    return { matches: listings.showTo(id, await store.matchesOf(id, LISTED), languageOfRequest(request)) }
  })

  /** Any of its people may give up a match that cannot be continued here, and so open its record. */
  app.post<{ Params: { id: string } }>('/api/matches/:id/give-up', async (request, reply) => {
    const { id } = mustBeSomeone(request)
    await mustBeLetIn(store, request.params.id, { person: id })
    await tables.giveUp(request.params.id, (match) => match.isOf(id), opening(limiters, askerOf(request)))
    reply.status(204)
  })

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request) => {
    const asker = askerOf(request)
    await mustBeLetIn(store, request.params.id, asker)
    const blocked = await blockedBy(services, asker.person)
    const look = (table: Table): Answer<'GET /api/matches/:id'> => {
      if (!maySee(table.room, asker)) throw notThere(asker)
      return { room: sentRoom(table, asker.person, presence, blocked) }
    }
    return tables.use(request.params.id, look, opening(limiters, asker))
  })
}

/** Where a new match with this content would have it. */
function keyOf({ shelf }: Box, content: unknown): string {
  return contentKey(shelf, { content, contentHash: shelf.hash(content) })
}

function seatPlans(seats: NonNullable<NewMatch['seats']>, game: Game): (SeatPlan | undefined)[] {
  const ids = game.seats.map((seat) => seat.id)
  if (Object.keys(seats).some((id) => !ids.includes(id))) throw new Refusal('no-such-seat')
  return ids.map((id) => {
    const plan = Object.hasOwn(seats, id) ? seats[id] : 'open'
    if (plan === 'open') return undefined
    return plan === 'me' ? { mine: true } : { bot: plan.bot }
  })
}
