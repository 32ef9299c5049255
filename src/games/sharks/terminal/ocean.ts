import type { Scene } from '#kernel/terminal/board.ts'
import type { Pen } from '#kernel/terminal/pen.ts'
import { centred, clipped, padded, widthOf } from '#kernel/terminal/text.ts'
import { DIRECTIONS } from '../components.ts'
import type { SharksContent } from '../content/schema.ts'
import { type Cell, COLUMNS } from '../ocean.ts'
import type { SharksOptions } from '../options.ts'
import { settingOf } from '../setting.ts'
import type { CellView, SharksView } from '../view.ts'
import { message } from './messages/message.ts'
import { BOAT, sharkMark, TRASH, tileSign } from './pieces.ts'

export type SharksScene = Scene<SharksView, SharksContent>

/** Columns inside a tile, and in the margins left and right of the ocean. */
const INSIDE = 11
const LEFT = 5
const RIGHT = 4

/** Which side of the common view is up. */
const UP = {
  north: 'cli.sharks.up.north',
  east: 'cli.sharks.up.east',
  south: 'cli.sharks.up.south',
  west: 'cli.sharks.up.west',
} as const

/** The name of a tile, short enough to stand in it. */
const TILE = {
  'reef-small': 'cli.sharks.tile.reef-small',
  'reef-medium': 'cli.sharks.tile.reef-medium',
  'reef-large': 'cli.sharks.tile.reef-large',
  'creatures-small': 'cli.sharks.tile.creatures-small',
  'creatures-medium': 'cli.sharks.tile.creatures-medium',
  'creatures-large': 'cli.sharks.tile.creatures-large',
  tide: 'cli.sharks.tile.tide',
  relief: 'cli.sharks.tile.relief',
  oil: 'cli.sharks.tile.oil',
} as const

/** The ocean turned the way a player sees it: `quarters` to the right of the common view. */
interface Turned {
  readonly quarters: number
  readonly rows: readonly (readonly CellView[])[]
  /** What stands above each column and before each row. */
  readonly across: readonly string[]
  readonly down: readonly string[]
}

export function oceanLines(scene: SharksScene): { lines: string[]; width: number } {
  const { view, say, pen, compact } = scene
  const turned = turnedOcean(scene)
  const { across, down, rows, quarters } = turned
  const bar = pen('dim', '│')
  /** A line across the ocean, with something in the middle of each tile's edge. */
  const edge = ([left, middle, right]: string, labels: readonly string[] = [], corner = ''): string => {
    const parts = across.map((_, column) => onLine(pen, labels[column] ?? ''))
    return padded(corner, LEFT) + pen('dim', left) + parts.join(pen('dim', middle)) + pen('dim', right)
  }

  const up = pen('dim', say(message(UP[DIRECTIONS[quarters]])))
  const above = across.map((label) => `${pen('bold', label)} ${outside(0, label)}`.trimEnd())
  const below = across.map((label) => outside(2, label))
  const lines = compact ? [edge('┌┬┐', above, up)] : [headline(up, above), edge('┌┬┐')]
  for (const [row, cells] of rows.entries()) {
    const drawn = cells.map((cell) => tile(scene, cell))
    const west = outside(3, down[row])
    const east = outside(1, down[row])
    lines.push(
      `${' '.repeat(LEFT - 2)}${pen('bold', down[row])} ${bar}${drawn.map(([name]) => name).join(bar)}${bar}`,
      `${padded(west, LEFT)}${bar}${drawn.map(([, pieces]) => pieces).join(bar)}${bar}${east}`,
    )
    if (row < rows.length - 1 && !compact) lines.push(edge('├┼┤'))
  }
  lines.push(edge('└┴┘', compact ? below : []))
  if (!compact && below.some((spot) => spot !== '')) lines.push(headline('', below))
  return { lines, width: LEFT + COLUMNS * (INSIDE + 1) + 1 + RIGHT }

  /** Who waits beside the ocean, or the number of the action that goes there. */
  function outside(side: number, label: string): string {
    const spot = `${DIRECTIONS[(side + quarters) % 4]}-${label}`
    const waiting = view.seats.find((seat) => seat.at === spot)
    if (waiting !== undefined) return sharkMark(pen, waiting.seat)
    return choice(scene, `start ${spot}`) || choice(scene, `shift ${spot}`)
  }
}

function headline(corner: string, labels: readonly string[]): string {
  return padded(corner, LEFT) + labels.map((label) => centred(label, INSIDE + 1)).join('')
}

function onLine(pen: Pen, label: string): string {
  const written = label === '' ? '' : ` ${label} `
  const left = Math.floor((INSIDE - widthOf(written)) / 2)
  const right = INSIDE - left - widthOf(written)
  return pen('dim', '─'.repeat(left)) + written + pen('dim', '─'.repeat(right))
}

function tile(scene: SharksScene, { cell, tile: kind, trash }: CellView): [name: string, pieces: string] {
  const { view, say, pen } = scene
  const [sign, style] = tileSign(kind)
  const sharks = view.seats.filter((seat) => seat.at === cell).map(({ seat }) => sharkMark(pen, seat))
  const boat = view.boat === cell ? BOAT(pen) : ''
  const pieces = `${pen(style, sign)} ${boat}${sharks.join('')}${trash === null ? '' : TRASH(pen)}`
  const number = choice(scene, `swim ${cell}`) || choice(scene, `change ${cell}`) || marked(scene, cell)
  const name = clipped(say(message(TILE[kind])), INSIDE)
  return [padded(pen(style, name), INSIDE), padded(pieces, INSIDE - widthOf(number)) + number]
}

function choice({ choices, pen }: SharksScene, text: string): string {
  const number = choices.get(text)
  return number === undefined ? '' : pen(['bold', 'yellow'], `[${number}]`)
}

function marked({ view, pen }: SharksScene, cell: Cell): string {
  return view.marked.includes(cell) ? pen('bold', '✓') : ''
}

function turnedOcean({ game, content, view, seat }: SharksScene): Turned {
  const { rows: height, cells } = view
  // The terminal draws with the box of the game that the options are of.
  const setting = settingOf(game.options as SharksOptions, content)
  const quarters = seat === null ? 0 : setting.seats[seat].turned
  const at = (row: number, column: number): CellView => cells[row * COLUMNS + column]
  const last = COLUMNS - 1
  const look = [
    at,
    (row: number, column: number) => at(column, last - row),
    (row: number, column: number) => at(height - 1 - row, last - column),
    (row: number, column: number) => at(height - 1 - column, row),
  ][quarters]
  // Only the square ocean of three and four players is seen from its sides.
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => look(row, column)),
  )
  const [letter, digit] = quarters % 2 === 0 ? [0, 1] : [1, 0]
  return {
    quarters,
    rows,
    across: rows[0].map(({ cell }) => cell[letter]),
    down: rows.map(([{ cell }]) => cell[digit]),
  }
}
