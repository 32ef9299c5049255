import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Update } from '#kernel/match/feed.ts'
import { House } from '#server/testing/house.ts'
import { dice } from '#server/testing/wild.ts'
import { begin, endAndCompare, playSome } from './support/whole-game.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const viewOf = (update: Update): IslandView => update.view as unknown as IslandView

test.each([
  [
    'five people',
    ['tempest', 'harlan', 'anya', 'pilot'],
    [['shark'], ['tempest'], ['harlan'], ['anya'], ['pilot']],
    220,
  ],
  ['one against one', ['hudlo', 'sheriff'], [['hudlo', 'sheriff'], ['shark']], 220],
] as const)(
  'in Shark Island nobody is sent what is not theirs to know: %s',
  async (_name, hunters, held, most) => {
    const whole = await begin(house, {
      game: 'shark-island',
      options: { players: hunters.length + 1, hunters },
      seats: ['shark', ...hunters],
      held,
    })
    await playSome(whole, dice(11), most)
    const { sights } = await endAndCompare(whole)
    let scanned = 0
    let hidden = 0
    for (const { seats, updates } of sights)
      for (const update of updates) {
        hidden += expectBlind(update, seats)
        scanned++
      }
    console.log(
      `leaks in Shark Island: ${scanned} updates to ${sights.length} viewers, ${hidden} hidden cards`,
    )
    expect(scanned).toBeGreaterThan(150)
    expect(hidden).toBeGreaterThan(0)
  },
)

/** What must not be there for those who hold these seats; gives how many face-down cards were hidden from them. */
function expectBlind(update: Update, mine: readonly string[]): number {
  const view = viewOf(update)
  const isShark = mine.includes('shark')
  const isHunter = mine.some((seat) => seat !== 'shark')
  if (!isShark) {
    expect(view.shark.hand).toBeNull()
    expect(view.shark.fins).toBeNull()
    if (view.winner === 'nobody yet') expect(view.shark.strategy).toBeNull()
    if (view.question === 'place') for (const tile of view.tiles) expect(tile.down).toBeNull()
  }
  for (const hunter of view.hunters) {
    if (!isHunter) expect(hunter.hand).toBeNull()
    if (!mine.includes(hunter.seat)) expect(['owed', 'secret', null]).toContain(hunter.vote)
  }
  for (const seat of Object.keys(update.legal)) expect(mine).toContain(seat)
  for (const { key, params } of update.events) {
    const seat = String(params.seat)
    if (key === 'shark-island.strategy') expect(isShark).toBe(true)
    if (key === 'shark-island.drew') expect(seat === 'shark' ? isShark : isHunter).toBe(true)
    if (key === 'shark-island.dealt-down') expect(mine).toContain(seat)
  }
  if (view.combat.open) return 0
  const others = view.combat.lines.filter(({ seat, size }) => size > 0 && !mine.includes(seat))
  for (const { down, total } of others) expect([down, total]).toEqual([null, null])
  return others.length
}
