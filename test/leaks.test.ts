import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharksView } from '#games/sharks/view.ts'
import type { Update } from '#kernel/match/feed.ts'
import { hasSeat } from '#kernel/seats.ts'
import { House } from '#server/testing/house.ts'
import { dice } from '#server/testing/wild.ts'
import { begin, endAndCompare, playSome } from './support/whole-game.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const boardOf = (update: Update): SharksView => update.view as unknown as SharksView

test.each([
  ['two people', ['great-white', 'mako']],
  ['three people', ['great-white', 'mako', 'tiger']],
] as const)(
  'in a whole game over sockets everyone is sent what is theirs to know, and nothing else: %s',
  async (_name, sharks) => {
    const whole = await begin(house, {
      game: 'sharks',
      options: { players: sharks.length, sharks },
      seats: sharks,
      held: sharks.map((seat) => [seat]),
    })
    await playSome(whole, dice(sharks.length), 400)
    const { sights, truth } = await endAndCompare(whole)
    let scanned = 0
    for (const { viewer, updates } of sights)
      for (const update of updates) {
        const text = JSON.stringify(update)
        for (const secret of hidden(truth[update.cursor - 1], viewer))
          expect(text).not.toContain(`"${secret}"`)
        scanned++
      }
    console.log(`leaks: ${scanned} updates to ${sights.length} viewers scanned`)
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
