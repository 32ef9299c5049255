import { expect, it } from 'vitest'
import { setUp } from '#games/sharks/testing.ts'
import type { SharksView } from '#games/sharks/view.ts'
import { told } from '#kernel/event.ts'
import { WATCHER } from '#kernel/seats.ts'
import type { Moment } from '../board.ts'
import { tally } from './tally.ts'

it('accounts for every point of a whole game', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const table = setUp({ players: 4 }, {}, seed)
    const story: Moment<SharksView>[] = []
    while (table.playAtRandom())
      story.push({ cursor: story.length, view: table.view(), events: told(table.events, WATCHER) })
    const view = table.view()
    for (const { seat, gains, totals } of tally(story, view)) {
      const { points } = view.seats.find((each) => each.seat === seat) ?? {}
      expect(
        gains.reduce((sum, gain) => sum + gain.points, 0),
        `seed ${seed}, ${seat}`,
      ).toBe(points)
      expect(totals.at(-1)).toBe(points)
      expect(totals).toHaveLength(view.round + 1)
    }
  }
})
