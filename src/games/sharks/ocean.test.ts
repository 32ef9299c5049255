import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from './components.ts'
import { CELL_NAMES, NOWHERE, oceanFor, SPOT_NAMES } from './ocean.ts'

const name = (cell: number): string => (cell === NOWHERE ? 'nowhere' : CELL_NAMES[cell])

describe.each([
  [2, 3],
  [3, 4],
  [4, 4],
])('the grid for %i players (facts: grid)', (players, rows) => {
  const ocean = oceanFor(players)
  const last = rows === 3 ? '3' : '4'

  it(`has ${rows} rows of four, named a1 to d${rows}`, () => {
    expect(ocean.rows).toBe(rows)
    expect(ocean.cells.map(name)).toEqual(
      Array.from({ length: rows }, (_, row) =>
        ['a', 'b', 'c', 'd'].map((column) => column + (row + 1)),
      ).flat(),
    )
  })

  it('has a spot outside beside every border tile, two beside a corner (ruling 1)', () => {
    for (const [spot, spotName] of SPOT_NAMES.entries()) {
      const [side, place] = spotName.split('-')
      const cell = { north: `${place}1`, south: place + last, east: `d${place}`, west: `a${place}` }[side]
      const exists = side === 'north' || side === 'south' || Number(place) <= rows
      expect(name(ocean.entries[spot]), spotName).toBe(exists ? cell : 'nowhere')
    }
  })

  it('has its sides where they are: one step north of b2 is b1', () => {
    const besides = DIRECTIONS.map((_, direction) => name(ocean.beside[CELL_NAMES.indexOf('b2')][direction]))
    expect(besides).toEqual(['b1', 'c2', 'b3', 'a2'])
    const corner = DIRECTIONS.map((_, direction) => name(ocean.beside[CELL_NAMES.indexOf('a1')][direction]))
    expect(corner).toEqual(['nowhere', 'b1', 'a2', 'nowhere'])
    const end = DIRECTIONS.map((_, direction) =>
      name(ocean.beside[CELL_NAMES.indexOf(`d${last}`)][direction]),
    )
    expect(end).toEqual([`d${rows - 1}`, 'nowhere', 'nowhere', `c${last}`])
  })

  it('has nothing beyond its last row', () => {
    for (const [cell, cellName] of CELL_NAMES.entries()) {
      if (ocean.cells.includes(cell)) continue
      expect([...ocean.neighbours[cell], ...ocean.diagonals[cell]], cellName).toEqual([])
    }
  })

  it('has four corners, clockwise a1, d1, and below them', () => {
    const corners = ['a1', 'd1', `d${last}`, `a${last}`]
    for (const [cell, cellName] of CELL_NAMES.entries()) {
      const corner = corners.indexOf(cellName)
      const next = corner < 0 ? [] : [corners[(corner + 1) % 4]]
      const opposite = corner < 0 ? [] : [corners[(corner + 2) % 4]]
      expect(ocean.clockwise[cell].map(name), cellName).toEqual(next)
      expect(ocean.opposite[cell].map(name), cellName).toEqual(opposite)
    }
  })

  it('has diagonals to the four corners of a tile', () => {
    expect(ocean.diagonals[CELL_NAMES.indexOf('b2')].map(name)).toEqual(['c1', 'c3', 'a3', 'a1'])
    expect(ocean.diagonals[CELL_NAMES.indexOf('a1')].map(name)).toEqual(['b2'])
  })
})
