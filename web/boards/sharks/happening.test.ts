import { describe, expect, it } from 'vitest'
import type { SharkId } from '#games/sharks/components.ts'
import { setUp, type Table } from '#games/sharks/testing.ts'
import type { SharksView } from '#games/sharks/view.ts'
import { told } from '#kernel/event.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import { after as picturedAfter } from './happening.ts'
import { telling } from './telling.ts'

const { lasts, lastsOf } = telling

/** What a board draws of a view. */
function picture({ cells, boat, token, bags, seats }: SharksView) {
  return {
    cells,
    boat,
    token,
    shown: Object.values(bags).map(({ shown }) => shown),
    seats: seats.map(({ at, points, stomach, hand, handSize }) => ({
      at,
      points,
      stomach,
      hand: hand === null ? null : [...hand].sort(),
      handSize,
    })),
  }
}

function viewers(table: Table): (SharkId | undefined)[] {
  return [undefined, ...table.game.seats.map(({ id }) => id as SharkId)]
}

describe('the pictures between two views', () => {
  it.each([2, 3, 4])('end in the second view, for everyone at a table of %i', (players) => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = setUp({ players }, {}, seed)
      let before = viewers(table).map((viewer) => table.view(viewer))
      while (table.playAtRandom()) {
        const views = viewers(table).map((viewer) => table.view(viewer))
        for (const [index, viewer] of viewers(table).entries()) {
          const seat = viewer === undefined ? WATCHER : seatSet(table.seat(viewer))
          const events = told(table.events, seat)
          const shown = events.reduce<SharksView>(
            (view, event) => picturedAfter(view, event, views[index]),
            before[index],
          )
          expect(picture(shown), `seed ${seed}, ${viewer}: ${events.map(({ key }) => key)}`).toEqual(
            picture(views[index]),
          )
        }
        before = views
      }
    }
  })

  it('never touch the view they come from', () => {
    const table = setUp({ players: 2 }, {}, 3)
    for (let turn = 0; turn < 40; turn++) {
      const before = table.view()
      const copy = structuredClone(before)
      table.playAtRandom()
      const end = table.view()
      told(table.events, WATCHER).reduce<SharksView>((view, event) => picturedAfter(view, event, end), before)
      expect(before).toEqual(copy)
    }
  })
})

describe('how long it takes', () => {
  it('is the sum of what can be seen', () => {
    const swam = { key: 'sharks.swam', params: { seat: 'mako', cell: 'a1' } }
    const round = { key: 'sharks.round', params: { round: 2 } }
    expect(lastsOf(round)).toBe(0)
    expect(lasts([swam, round, swam])).toBe(2 * lastsOf(swam))
  })
})
