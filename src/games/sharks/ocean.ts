/** The grid: cells a1 to d4 in reading order, three rows of four for two players and four rows for more. */

export const COLUMNS = 4
export const CELLS = 16
export const NOWHERE = -1

/** Positions outside the grid stand behind the cells: one for each spot beside a border tile. */
export const OUTSIDE = CELLS

const COLUMN_NAMES = ['a', 'b', 'c', 'd'] as const
const ROW_NAMES = ['1', '2', '3', '4'] as const
type Column = (typeof COLUMN_NAMES)[number]
type Row = (typeof ROW_NAMES)[number]

export type Cell = `${Column}${Row}`
export const CELL_NAMES: readonly Cell[] = ROW_NAMES.flatMap((row) =>
  COLUMN_NAMES.map((column): Cell => `${column}${row}`),
)

export type Spot = `${'north' | 'south'}-${Column}` | `${'east' | 'west'}-${Row}`
export const SPOT_NAMES: readonly Spot[] = [
  ...COLUMN_NAMES.map((column): Spot => `north-${column}`),
  ...ROW_NAMES.map((row): Spot => `east-${row}`),
  ...COLUMN_NAMES.map((column): Spot => `south-${column}`),
  ...ROW_NAMES.map((row): Spot => `west-${row}`),
]

export type Position = Cell | Spot
export const POSITION_NAMES: readonly Position[] = [...CELL_NAMES, ...SPOT_NAMES]

export interface Ocean {
  readonly rows: number
  readonly cells: readonly number[]
  /** Cells with an ocean tile on all four sides. */
  readonly inner: readonly number[]
  /** The cells beside each cell, and their directions: north, east, south, west, or NOWHERE. */
  readonly beside: readonly (readonly number[])[]
  /** The same without the gaps. */
  readonly neighbours: readonly (readonly number[])[]
  readonly diagonals: readonly (readonly number[])[]
  /** From a corner to the next one clockwise, and to the one opposite. */
  readonly clockwise: readonly (readonly number[])[]
  readonly opposite: readonly (readonly number[])[]
  /** The border tile at each spot, or NOWHERE where this grid has no such spot. */
  readonly entries: readonly number[]
}

export function oceanFor(players: number): Ocean {
  return players === 2 ? THREE_ROWS : FOUR_ROWS
}

function ocean(rows: number): Ocean {
  const cell = (row: number, column: number): number =>
    row >= 0 && row < rows && column >= 0 && column < COLUMNS ? row * COLUMNS + column : NOWHERE
  const cells = Array.from({ length: rows * COLUMNS }, (_, index) => index)
  const around = (offsets: readonly (readonly [number, number])[]): number[][] =>
    Array.from({ length: CELLS }, (_, from) =>
      offsets.map(([down, right]) =>
        from < cells.length ? cell(Math.floor(from / COLUMNS) + down, (from % COLUMNS) + right) : NOWHERE,
      ),
    )
  const present = (lists: readonly (readonly number[])[]): number[][] =>
    lists.map((list) => list.filter((each) => each !== NOWHERE))
  const beside = around([
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ])
  const corners = [cell(0, 0), cell(0, COLUMNS - 1), cell(rows - 1, COLUMNS - 1), cell(rows - 1, 0)]
  const turned = (quarters: number): number[][] =>
    Array.from({ length: CELLS }, (_, from) => {
      const corner = corners.indexOf(from)
      return corner < 0 ? [] : [corners[(corner + quarters) % 4]]
    })
  return {
    rows,
    cells,
    inner: cells.filter((each) => beside[each].every((next) => next !== NOWHERE)),
    beside,
    neighbours: present(beside),
    diagonals: present(
      around([
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ]),
    ),
    clockwise: turned(1),
    opposite: turned(2),
    entries: [
      ...[0, 1, 2, 3].map((column) => cell(0, column)),
      ...[0, 1, 2, 3].map((row) => cell(row, COLUMNS - 1)),
      ...[0, 1, 2, 3].map((column) => cell(rows - 1, column)),
      ...[0, 1, 2, 3].map((row) => cell(row, 0)),
    ],
  }
}

const THREE_ROWS = ocean(3)
const FOUR_ROWS = ocean(4)
