import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharksView } from '#games/sharks/view.ts'
import type { Update } from '#kernel/match/feed.ts'
import { hasSeat } from '#kernel/seats.ts'
import { Guest } from '#server/testing/guest.ts'
import { dice } from '#server/testing/wild.ts'
import { dropDatabase, newDatabase } from '#store/testing/postgres/databases.ts'
import { NodeProcess } from './cluster/house.ts'
import { begin, endAndCompare, playSome } from './support/whole-game.ts'

let url = ''
let nodes: NodeProcess[] = []
beforeAll(async () => {
  url = await newDatabase()
  nodes = ['owner', 'edge'].map((name) => new NodeProcess(name, url))
  for (const node of nodes) await node.start()
})
afterAll(async () => {
  for (const node of nodes) await node.stop('SIGKILL')
  await dropDatabase(url)
})

/** Somebody who begins matches at one node and does everything else through another. */
class PassedGuest extends Guest {
  override async post(path: string, body: unknown) {
    if (path !== '/api/matches') return super.post(path, body)
    const owner = new Guest(nodes[0].base)
    owner.cookie = this.cookie
    return owner.post(path, body)
  }
}

test('in a whole game through another node everyone is sent what is theirs to know, and nothing else', async () => {
  const sharks = ['great-white', 'mako']
  const edge = nodes[1].base
  const house = { base: edge, guest: (name: string) => new PassedGuest(edge).named(name) }
  const whole = await begin(house, {
    game: 'sharks',
    options: { players: 2, sharks },
    seats: sharks,
    held: sharks.map((seat) => [seat]),
  })
  await playSome(whole, dice(3), 300)
  expect(await passedSockets()).toBe(4)
  const { sights, truth } = await endAndCompare(whole)
  let scanned = 0
  for (const { viewer, updates } of sights)
    for (const update of updates) {
      for (const secret of hidden(truth[update.cursor - 1], viewer))
        expect(JSON.stringify(update)).not.toContain(`"${secret}"`)
      scanned++
    }
  expect(scanned).toBeGreaterThan(100)
})

test.each([
  ['jaws', { mode: 'act-1', players: 4 }, ['shark', 'quint', 'brody', 'hooper'], 5],
  ['shark-island', { players: 3, hunters: ['tempest', 'harlan'] }, ['shark', 'tempest', 'harlan'], 4],
] as const)(
  'through another node everyone is sent what the log gives them, byte for byte: %s',
  async (game, options, seats, passed) => {
    const edge = nodes[1].base
    const house = { base: edge, guest: (name: string) => new PassedGuest(edge).named(name) }
    const whole = await begin(house, { game, options, seats, held: seats.map((seat) => [seat]) })
    await playSome(whole, dice(5), 100)
    expect(await passedSockets()).toBeGreaterThanOrEqual(passed)
    const { sights } = await endAndCompare(whole)
    // Whose secrets those are is told by the tests of each game; here, that nobody sees the choices of others.
    for (const { seats: mine, updates } of sights)
      for (const { legal } of updates) for (const seat of Object.keys(legal)) expect(mine).toContain(seat)
    expect(sights.reduce((sum, { updates }) => sum + updates.length, 0)).toBeGreaterThan(100)
  },
)

async function passedSockets(): Promise<number> {
  const metrics = await fetch(`${nodes[1].base}/metrics`, { headers: { authorization: 'Bearer metrics' } })
  return Number(/^dorsal_passed_sockets (\d+)$/m.exec(await metrics.text())?.[1])
}

/** The cards that others hold, by names that nothing this viewer may see has. */
function hidden(truth: Update, viewer: number): string[] {
  const { seats } = truth.view as unknown as SharksView
  const open = new Set(
    seats.flatMap(({ hand, discards }, seat) => [
      ...discards,
      ...(hasSeat(viewer, seat) ? (hand ?? []) : []),
    ]),
  )
  return seats
    .flatMap(({ hand }, seat) => (hasSeat(viewer, seat) ? [] : (hand ?? [])))
    .filter((card) => !open.has(card))
}
