import type { OpenHouse } from './house.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

/** Asks the server for something in a visitor's own name. */
function post(visitor: Visitor, path: string, body: object): Promise<{ match: string; code: string }> {
  return visitor.page.evaluate(`fetch(${JSON.stringify(path)}, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))},
  }).then((answer) => answer.json())`)
}

export interface Gathering {
  readonly game: string
  readonly options?: object
  readonly seats: readonly string[]
  /** Who holds which seats; a seat may be held by several. */
  readonly held: readonly (readonly string[])[]
  readonly visitors?: readonly VisitorOptions[]
}

/** People with a browser each, sat down at one table that has begun. */
export async function gather(house: OpenHouse, gathering: Gathering): Promise<Visitor[]> {
  const { game, options = {}, seats, held } = gathering
  const visitors = await Promise.all(held.map((_, index) => house.visitor(gathering.visitors?.[index])))
  for (const [index, visitor] of visitors.entries()) {
    await visitor.go('/')
    await post(visitor, '/api/me', { name: `Guest ${index}` })
  }
  const [host] = visitors
  const plan = Object.fromEntries(seats.map((seat) => [seat, held[0].includes(seat) ? 'me' : 'open']))
  const { match } = await post(host, '/api/matches', { game, options, seats: plan })
  for (const [index, visitor] of visitors.entries())
    for (const seat of index === 0 ? [] : held[index]) {
      const { code } = await post(host, `/api/matches/${match}/invitations`, { seat })
      await post(visitor, `/api/matches/${match}/seats`, { seat, code })
    }
  for (const visitor of visitors) {
    await visitor.go(`/match/${match}`)
    await visitor.button('I am ready').click()
  }
  await Promise.all(visitors.map((visitor) => visitor.page.locator('.table').waitFor()))
  return visitors
}
