import { describe, expect, it } from 'vitest'
import { oceanFor, SPOT_NAMES } from '#games/sharks/ocean.ts'
import { beyond, entryOf, facing, nearestTurn, placeOf, spotsOf } from './places.ts'

describe.each([
  [2, 3],
  [4, 4],
])('the ocean of %i players', (players, rows) => {
  const ocean = oceanFor(players)
  const spots = SPOT_NAMES.filter((_, spot) => ocean.entries[spot] >= 0)

  it('has the spots of the rules round it, and each lies beside its tile', () => {
    expect(spotsOf(rows).sort()).toEqual([...spots].sort())
    for (const spot of spots) {
      const from = placeOf(spot, rows)
      const to = placeOf(entryOf(spot, rows), rows)
      expect(Math.hypot(from.x - to.x, from.y - to.y), spot).toBeLessThan(100)
    }
  })

  it('can be walked with four keys from every place to every other', () => {
    const seen = new Set(['a1'])
    for (const at of seen)
      for (const direction of ['north', 'east', 'south', 'west']) {
        const next = beyond(at, direction, rows)
        if (next !== null) seen.add(next)
      }
    expect(seen.size).toBe(rows * 4 + spots.length)
  })

  it('is looked into from outside', () => {
    expect([facing('north-a', rows), facing('east-1', rows)]).toEqual([90, 180])
    expect([facing('south-a', rows), facing('west-1', rows)]).toEqual([-90, 0])
  })
})

describe('turning', () => {
  it.each([
    [0, 180, 180],
    [170, -170, 190],
    [-90, 180, -180],
    [720, 90, 810],
  ])('from %i to %i goes the short way', (from, to, turned) => {
    expect(Math.abs(nearestTurn(from, to))).toBe(Math.abs(turned))
    expect(Math.abs(nearestTurn(from, to) - from)).toBeLessThanOrEqual(180)
  })
})
