import { expect, it } from 'vitest'
import { anchorOf } from '../art/amity.ts'
import { roomIn } from './room-in.ts'

/** How far what is written in a space stands from the barrel that floats there. */
function away(space: string, size: number): number {
  const barrels = { shop: 0, west: 0, east: 0, shark: 0, floating: { [space]: 2 } }
  const view = { beaches: [], crew: [], barrels, shark: null, shown: null }
  const [[x, y], [toX, toY]] = [roomIn(view, space, size), anchorOf('water', space, 'barrel')]
  return Math.hypot(x - toX, y - toY)
}

it('on a phone, where all is drawn half as large again, what is written keeps away from barrels half as far again', () => {
  for (const space of ['1', '2', '3', '4', '5', '8']) {
    expect(away(space, 1), space).toBeGreaterThan(74)
    expect(away(space, 1.5), space).toBeGreaterThan(111)
  }
})
