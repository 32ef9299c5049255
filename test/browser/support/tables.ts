import type { Position } from '#kernel/match/position.ts'
import { layOut, openAt } from '#table/lay-out.ts'
import type { SeatPlan } from '#table/new-table.ts'
import type { OpenHouse } from './house.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

export interface TablePlan {
  readonly game: string
  readonly options?: object
  /** Whose seats are the visitor's own. */
  readonly mine: readonly string[]
  /** What the other seats are: a bot's, or for whoever comes. */
  readonly others?: 'bot' | 'open'
  /** Of the bots; those of a script are all alike. */
  readonly level?: string
  readonly listed?: boolean
  readonly pack?: unknown
}

/** Lays a table in somebody's name, and gives its id. */
export async function layTable(visitor: Visitor, plan: TablePlan): Promise<string> {
  const { game, options = {}, mine, others = 'bot', level = 'random', listed = false, pack } = plan
  const rest = others === 'open' ? 'open' : { bot: level }
  const seats = Object.fromEntries(
    seatsOf(visitor.house, game, options).map((seat) => [seat, mine.includes(seat) ? 'me' : rest]),
  )
  const { match } = await visitor.post<{ match: string }>('/api/matches', {
    game,
    options,
    seats,
    listed,
    pack,
  })
  return match
}

/** Somebody at a table of any game against bots: on their way, asked or not. */
export async function playAgainstBots(visitor: Visitor, plan: TablePlan): Promise<string> {
  await visitor.introduce()
  const match = await layTable(visitor, plan)
  await visitor.go(`/match/${match}`)
  await visitor.page.locator('.table, .curtain').first().waitFor()
  return match
}

/** From the home page to a table against bots: a press on the game, and one on what to play as. */
export async function playFromHome(visitor: Visitor, game: string, part: string): Promise<void> {
  const { page } = visitor
  await visitor.go('/')
  await visitor.button(new RegExp(`^Play.*: ${game}$`)).click()
  await page.locator('dialog[open] li').filter({ hasText: part }).getByRole('button').click()
  await page.locator('.table').waitFor()
}

/** Somebody at a table that was laid out at a position, as `positionOf(layOut(…))` of a game's tests gives it. */
export async function sitAt(visitor: Visitor, position: Position, mine: readonly string[]): Promise<string> {
  await visitor.introduce()
  const { house } = visitor
  const seats = seatsOf(house, position.game, position.options).map(
    (seat): SeatPlan => (mine.includes(seat) ? { mine: true } : { bot: 'random' }),
  )
  const match = await openAt(house.server.services.tables, await visitor.me(), position, seats)
  await visitor.go(`/match/${match}`)
  await visitor.page.locator('.table, .curtain').first().waitFor()
  return match
}

export interface Gathering {
  readonly game: string
  readonly options?: object
  /** Who holds which seats; a seat may be held by several. */
  readonly held: readonly (readonly string[])[]
  readonly visitors?: readonly VisitorOptions[]
  readonly pack?: unknown
}

/** People with a browser each, sat down at one table that has begun. */
export async function gather(house: OpenHouse, gathering: Gathering): Promise<Visitor[]> {
  const { game, options = {}, held, pack } = gathering
  const visitors: Visitor[] = []
  for (const [index] of held.entries()) {
    const visitor = await house.visitor(gathering.visitors?.[index])
    await visitor.introduce(`Guest ${index}`)
    visitors.push(visitor)
  }
  const [host, ...guests] = visitors
  const match = await layTable(host, { game, options, mine: held[0], others: 'open', pack })
  for (const [index, guest] of guests.entries())
    for (const seat of held[index + 1]) {
      const { code } = await host.post<{ code: string }>(`/api/matches/${match}/invitations`, { seat })
      await guest.post(`/api/matches/${match}/seats`, { seat, code })
    }
  for (const visitor of visitors) {
    await visitor.go(`/match/${match}`)
    await visitor.button('I am ready').click()
  }
  for (const visitor of visitors) await visitor.page.locator('.table').waitFor()
  return visitors
}

/** The same at a table that was laid out at a position. */
export async function gatherAt(
  house: OpenHouse,
  position: Position,
  held: Gathering['held'],
): Promise<Visitor[]> {
  const { game, options, content: pack, state, stack } = position
  const visitors = await gather(house, { game, options, held, pack })
  await layOut(house.server.services.tables, visitors[0].match, { state, stack })
  return visitors
}

export function seatsOf(house: OpenHouse, game: string, options: object): string[] {
  const box = house.boxes.find(({ id }) => id === game)
  if (box === undefined) throw new Error(`there is no game "${game}"`)
  return box.open(box.options(options), box.shelf.builtIn).seats.map(({ id }) => id)
}
