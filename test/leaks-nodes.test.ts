import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharksView } from '../src/games/sharks/view.ts'
import type { Update } from '../src/kernel/match/feed.ts'
import { hasSeat } from '../src/kernel/seats.ts'
import { Guest } from '../src/server/testing/guest.ts'
import { dice } from '../src/server/testing/wild.ts'
import { dropDatabase, newDatabase } from '../src/store/testing/postgres/databases.ts'
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
  const metrics = await fetch(`${edge}/metrics`, { headers: { authorization: 'Bearer metrics' } })
  expect(await metrics.text()).toContain('\ndorsal_passed_sockets 4\n')
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
