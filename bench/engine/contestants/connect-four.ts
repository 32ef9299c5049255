import { compete } from '../contestant.ts'
import { tally } from '../tally.ts'

const COLUMNS = 7
const ROWS = 6
const IN_LINE = 4
/** One empty column on each side and one empty row above and below: a line ends there without a bounds check. */
const STRIDE = COLUMNS + 2
const DIRECTIONS = [1, STRIDE, STRIDE + 1, STRIDE - 1]

const board = new Int8Array(STRIDE * (ROWS + 2))
/** The cell the next stone falls to, for each column. */
const landing = new Int8Array(COLUMNS)
const legal = new Int8Array(COLUMNS)
let random = 0x9e3779b9 | 0

/** The reference: full random games of connect four, the open columns listed at every move. */
compete(() => (ms) => tally(ms, 100, playGame))

function playGame(): number {
  board.fill(0)
  for (let column = 0; column < COLUMNS; column++) landing[column] = STRIDE + 1 + column
  for (let moves = 0; ; moves++) {
    const count = listOpenColumns()
    if (count === 0) return moves
    const column = legal[upTo(count)]
    const cell = landing[column]
    const stone = 1 + (moves & 1)
    board[cell] = stone
    landing[column] = cell + STRIDE
    if (isLine(cell, stone)) return moves + 1
  }
}

function listOpenColumns(): number {
  let count = 0
  for (let column = 0; column < COLUMNS; column++)
    if (landing[column] < STRIDE * (ROWS + 1)) legal[count++] = column
  return count
}

function isLine(cell: number, stone: number): boolean {
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const step = DIRECTIONS[i]
    let length = 1
    for (let next = cell + step; board[next] === stone; next += step) length++
    for (let next = cell - step; board[next] === stone; next -= step) length++
    if (length >= IN_LINE) return true
  }
  return false
}

/** xorshift32, scaled. */
function upTo(n: number): number {
  random ^= random << 13
  random ^= random >>> 17
  random ^= random << 5
  return Math.floor(((random >>> 0) / 0x1_0000_0000) * n)
}
