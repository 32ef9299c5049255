/** Where things lie on the drawing of the ocean: a tile is 100 wide, the corner of a1 is the origin. */

export const TILE = 100
const COLUMNS = ['a', 'b', 'c', 'd'] as const

export interface Place {
  readonly x: number
  readonly y: number
}

/** The room round the tiles: wide while somebody has to wait there. */
export function rim(anyoneOutside: boolean): number {
  return anyoneOutside ? 74 : 20
}

function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 97
}

function rowOf(cell: string): number {
  return Number(cell[1]) - 1
}

export function isSpot(position: string): boolean {
  return position.includes('-')
}

/** The middle of a tile, or of a spot outside. */
export function placeOf(position: string, rows: number): Place {
  if (!isSpot(position)) return middle(columnOf(position), rowOf(position))
  const [side, at] = position.split('-')
  const along = COLUMNS.indexOf(at as 'a')
  const { x, y } = along < 0 ? middle(0, Number(at) - 1) : middle(along, 0)
  if (side === 'north') return { x, y: -36 }
  if (side === 'south') return { x, y: rows * TILE + 36 }
  return { x: side === 'west' ? -36 : COLUMNS.length * TILE + 36, y }
}

function middle(column: number, row: number): Place {
  return { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE }
}

/** The tile beside a spot. */
export function entryOf(spot: string, rows: number): string {
  const [side, at] = spot.split('-')
  if (side === 'north') return `${at}1`
  if (side === 'south') return `${at}${rows}`
  return `${side === 'west' ? 'a' : 'd'}${at}`
}

/** The spots round an ocean of so many rows, clockwise from the top left. */
export function spotsOf(rows: number): string[] {
  const lines = Array.from({ length: rows }, (_, row) => String(row + 1))
  return [
    ...COLUMNS.map((column) => `north-${column}`),
    ...lines.map((row) => `east-${row}`),
    ...[...COLUMNS].reverse().map((column) => `south-${column}`),
    ...lines.reverse().map((row) => `west-${row}`),
  ]
}

const STEPS: { readonly [direction: string]: readonly [number, number] } = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

/** The position one step on from a tile: another tile, or the spot outside it. */
export function beyond(position: string, direction: string, rows: number): string | null {
  if (isSpot(position)) return alongTheShore(position, direction, rows)
  const [right, down] = STEPS[direction]
  const column = columnOf(position) + right
  const row = rowOf(position) + down
  const inside = column >= 0 && column < COLUMNS.length && row >= 0 && row < rows
  if (inside) return `${COLUMNS[column]}${row + 1}`
  return right === 0 ? `${direction}-${position[0]}` : `${direction}-${position[1]}`
}

function alongTheShore(spot: string, direction: string, rows: number): string | null {
  const [side] = spot.split('-')
  const opposite = { north: 'south', south: 'north', east: 'west', west: 'east' }[side]
  if (direction === opposite) return entryOf(spot, rows)
  if (direction === side) return null
  const next = beyond(entryOf(spot, rows), direction, rows)
  if (next === null) return null
  return isSpot(next) ? next : beyond(next, side, rows)
}

/** The angle of a line from one place to another, 0 to the right, clockwise. */
export function headingTo(from: Place, to: Place): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** The same direction, as near as can be to where something points already, so that it never spins. */
export function nearestTurn(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180
}

/** A shark outside looks in; one that has not moved yet looks up the page, a little aside. */
export function facing(at: string | null, rows: number): number {
  if (at === null || !isSpot(at)) return -35
  const { x, y } = placeOf(at, rows)
  if (y < 0) return 90
  if (y > rows * TILE) return -90
  return x < 0 ? 0 : 180
}
