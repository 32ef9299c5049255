import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { SHOWN, SIZES, TYPES } from './components.ts'
import { happened } from './events.ts'
import { CELL_NAMES, CELLS, NOWHERE } from './ocean.ts'
import type { Setting } from './setting.ts'
import { AT, NOBODY, NONE, type SharksState } from './state.ts'
import { refillHand } from './steps/hand.ts'
import { tellShown } from './steps/tide.ts'
import { drawCreature } from './steps/tile-action.ts'

/** Rulebook, "Components and Set Up". Where each shark starts (4c) is asked afterwards: `steps/start.ts`. */
export function setup(setting: Setting, chance: Chance, emit?: Emit): SharksState {
  const s = unpacked(setting)
  layOcean(setting, s, chance)
  showCreatures(setting, s, chance, emit)
  s.boat = chance.take(setting.draws.boat, innerCells(setting), setting.ocean.inner.length)
  emit?.(happened('sharks.boat-starts', { cell: CELL_NAMES[s.boat] }))
  for (let seat = 0; seat < setting.seats.length; seat++) refillHand(setting, s, seat, chance, emit)
  s.first = firstPlayer(setting, chance)
  s.active = s.first
  emit?.(happened('sharks.first', { seat: setting.seats[s.first].id }))
  return s
}

/** Everything out of the box, nothing laid out yet. */
export function unpacked({ content, seats }: Setting): SharksState {
  const each = <T>(make: (seat: number) => T): T[] => seats.map((_, seat) => make(seat))
  return {
    step: AT.start,
    round: 1,
    active: NOBODY,
    first: NOBODY,
    beat: 0,
    fullest: NOBODY,
    tiles: new Array(CELLS).fill(NONE),
    trash: new Array(CELLS).fill(0),
    stack: content.tiles.map((tile) => tile.more),
    trashStack: content.trash.map((row) => row.count),
    trashDiscards: content.trash.map(() => 0),
    bags: SIZES.map((size) => TYPES.map((type) => creatureCount(content.creatures, size, type))),
    shown: SIZES.map(() => new Array(SHOWN).fill(NONE)),
    boat: NOWHERE,
    token: NONE,
    at: each(() => NOWHERE),
    stomachs: each(() => []),
    points: each(() => 0),
    decks: each((seat) => [...seats[seat].copies]),
    hands: each(() => []),
    discards: each((seat) => seats[seat].copies.map(() => 0)),
    origin: NOWHERE,
    stepsLeft: 0,
    leaps: 0,
    relieved: 0,
    dropped: 0,
    marked: [],
  }
}

function creatureCount(rows: Setting['content']['creatures'], size: string, type: string): number {
  return rows.find((row) => row.size === size && row.type === type)?.count ?? 0
}

/** (1) The core tiles and as many of the others as the grid still needs, shuffled and laid face up. */
function layOcean({ content, ocean, draws }: Setting, s: SharksState, chance: Chance): void {
  const pool = content.tiles.map((tile) => tile.core)
  for (let missing = ocean.cells.length - total(pool); missing > 0; missing--)
    pool[drawOne(s.stack, total(s.stack), draws.more, chance)]++
  for (const cell of ocean.cells) s.tiles[cell] = drawOne(pool, total(pool), draws.tile, chance)
}

/** (3) Two tokens of each size beside their bag. */
function showCreatures(setting: Setting, s: SharksState, chance: Chance, emit?: Emit): void {
  for (let size = 0; size < SIZES.length; size++) {
    for (let slot = 0; slot < SHOWN; slot++) s.shown[size][slot] = drawCreature(setting, s, size, chance)
    tellShown(s, size, emit)
  }
}

function innerCells({ ocean }: Setting): number[] {
  return CELL_NAMES.map((_, cell) => (ocean.inner.includes(cell) ? 1 : 0))
}

/** Whoever was last in the ocean goes first; a table that does not say who draws for it. */
function firstPlayer({ options, seats, draws }: Setting, chance: Chance): number {
  if (options.first === 'random') return chance.pick(draws.first)
  return seats.findIndex((seat) => seat.id === options.first)
}
