import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { creatureName, SIZES, TIDE_BONUS, TIDE_TILES, TILES } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { CELL_NAMES } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, NONE, type SharksState } from '../state.ts'
import { CHANGE } from '../words.ts'
import type { SharksStep } from './step.ts'
import { drawCreature } from './tile-action.ts'

/** Rulebook, "Tide": three tiles are named in reading order, then they change, and so do the creatures on show. */
export const tide: SharksStep = {
  legal({ ocean }, s, _seat, into) {
    const last = lastToName(ocean.cells.length, s)
    let count = 0
    for (let cell = firstToName(s); cell <= last; cell++) into[count++] = CHANGE.of(cell)
    return count
  },

  apply(setting, s, _seat, action, chance, emit) {
    s.beat++
    s.marked.push(CHANGE.thing(action))
    if (s.marked.length < TIDE_TILES) return
    changeTiles(setting, s, chance, emit)
    changeShown(setting, s, chance, emit)
    s.step = AT.score
  },

  prompt: (setting, s) =>
    message('sharks.ask.tide', { seat: setting.seats[s.active].id, left: TIDE_TILES - s.marked.length }),

  refuse({ ocean }, s, _seat, action) {
    if (!CHANGE.has(action)) return null
    const cell = CHANGE.thing(action)
    if (!ocean.cells.includes(cell)) return message('sharks.no.cell', { cell: CELL_NAMES[cell] })
    return message(cell < firstToName(s) ? 'sharks.no.tide-order' : 'sharks.no.tide-last')
  },
}

function firstToName(s: SharksState): number {
  return s.marked.length === 0 ? 0 : s.marked[s.marked.length - 1] + 1
}

/** Enough cells must be left for those still to be named. */
function lastToName(cells: number, s: SharksState): number {
  return cells - TIDE_TILES + s.marked.length
}

/** (1) New tiles come from the stack before the old ones are shuffled back into it; pieces stay, trash goes. */
function changeTiles(setting: Setting, s: SharksState, chance: Chance, emit?: Emit): void {
  const seat = setting.seats[s.active].id
  let cleared = 0
  const removed = s.marked.map((cell) => s.tiles[cell])
  for (const cell of s.marked) {
    const tile = drawOne(s.stack, total(s.stack), setting.draws.tile, chance)
    s.tiles[cell] = tile
    emit?.(happened('sharks.tide', { seat, cell: CELL_NAMES[cell], tile: TILES[tile] }))
    if (s.trash[cell] === 0) continue
    s.trashDiscards[s.trash[cell] - 1]++
    s.trash[cell] = 0
    cleared++
  }
  for (const tile of removed) s.stack[tile]++
  // Rulebook, "Bonus Point": for three tiles that all had trash on them.
  if (cleared < TIDE_TILES) return
  s.points[s.active] += TIDE_BONUS
  emit?.(happened('sharks.tide-bonus', { seat }))
}

/** (2) All shown creatures go back into their bags and two of each size come out anew. */
function changeShown(setting: Setting, s: SharksState, chance: Chance, emit?: Emit): void {
  for (let size = 0; size < SIZES.length; size++) {
    const pair = s.shown[size]
    for (const type of pair) if (type !== NONE) s.bags[size][type]++
    for (let slot = 0; slot < pair.length; slot++) pair[slot] = drawCreature(setting, s, size, chance)
    tellShown(s, size, emit)
  }
}

export function tellShown(s: SharksState, size: number, emit?: Emit): void {
  if (!emit) return
  const creatures = s.shown[size].filter((type) => type !== NONE).map((type) => creatureName(size, type))
  emit(happened('sharks.shown', { size: SIZES[size], creatures }))
}
