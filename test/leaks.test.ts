import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBox } from '../src/games/index.ts'
import type { SharksView } from '../src/games/sharks/view.ts'
import type { Update } from '../src/kernel/match/feed.ts'
import { replayFeeds } from '../src/kernel/match/replay.ts'
import { readRecord } from '../src/kernel/match/verify.ts'
import { allSeats, hasSeat, seatSet, WATCHER } from '../src/kernel/seats.ts'
import { Guest } from '../src/server/testing/guest.ts'
import { House } from '../src/server/testing/house.ts'
import { dice, playOn } from '../src/server/testing/wild.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const boardOf = (update: Update): SharksView => update.view as unknown as SharksView

test.each([
  [1, ['Ann', 'Bob']],
  [2, ['Ann', 'Bob', 'Cat']],
] as const)(
  'in a whole game over sockets everyone is sent what is theirs to know, and nothing else (%i)',
  async (seed, names) => {
    const { match, guests, sockets } = await house.play(...names)
    await sockets[0].do('list', { on: true })
    const watcher = await new Guest(house.base).at(match)
    await watcher.until(() => watcher.updates.length > 0)
    await playOn(sockets, dice(seed), 400)
    if (sockets[0].room?.status !== 'over') {
      await sockets[0].do('offer', { offer: { what: 'end' } })
      for (const socket of sockets.slice(1)) await socket.do('answer', { agree: true })
    }
    await watcher.until(() => watcher.room?.status === 'over')

    const {
      box,
      record,
      match: replayed,
    } = readRecord((await guests[0].get(`/api/matches/${match}/record`)).text, findBox)
    const viewers = [...sockets.map((_, seat) => seatSet(seat)), WATCHER]
    const everything = allSeats(replayed.game.seats.length)
    const [truth, ...rebuilt] = replayFeeds(box, record.setup, replayed.log, [everything, ...viewers])
    let scanned = 0
    for (const [index, { updates, raw }] of [...sockets, watcher].entries()) {
      const viewer = viewers[index]
      // Byte for byte what the log gives this viewer.
      const sent = raw.filter((text) => text.startsWith('{"update"'))
      expect(sent).toEqual(rebuilt[index].slice(-sent.length).map((update) => JSON.stringify({ update })))
      for (const update of updates) {
        const text = JSON.stringify(update)
        for (const secret of hidden(truth[update.cursor - 1], viewer))
          expect(text).not.toContain(`"${secret}"`)
        scanned++
      }
      for (const text of raw.filter((each) => !each.startsWith('{"update"')))
        if (!text.includes('"status":"over"')) expect(text).not.toContain(record.setup.seed)
    }
    console.log(`leaks: ${scanned} updates to ${viewers.length} viewers scanned`)
    expect(scanned).toBeGreaterThan(100)
  },
)

/** The cards that others hold, by names that nothing this viewer may see has. */
function hidden(truth: Update, viewer: number): string[] {
  const { seats } = boardOf(truth)
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
