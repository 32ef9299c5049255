import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { FINS, type FinId, SHARK_FIN } from '../components.ts'
import { happened } from '../events.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState, NONE } from '../state.ts'

/** Rulebook, "Terrorize Phase", "Island Tile Terror": the tile is turned over and gives as many tokens as its back says. */
export function terrorize(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  s.step = AT.beginResponse
  if (s.found === NONE) comeUp(setting, s, emit)
  s.turned = s.found
  const terror = s.rowBacks[s.found]
  s.due += terror
  if (emit) {
    const place = setting.tiles[s.row[s.found]].id
    emit(happened('shark-island.terrorized', { tile: s.found + 1, place, count: terror }, {}, true))
  }
}

/** Not found: the Shark shows every fin, and so where it is. */
function comeUp(setting: Setting, s: IslandState, emit?: Emit): void {
  s.struck = true
  for (let tile = 0; tile < s.row.length; tile++) if (s.down[tile][SHARK_FIN] > 0) s.found = tile
  if (emit) tellFins(setting, s, emit)
  for (let tile = 0; tile < s.row.length; tile++) {
    for (let kind = 0; kind < FINS.length; kind++) {
      s.up[tile][kind] += s.down[tile][kind]
      s.down[tile][kind] = 0
    }
    s.downs[tile] = 0
  }
}

/** The Shark first, then what else lay face down, tile by tile: the turn may be over before anyone is asked again. */
function tellFins(setting: Setting, s: IslandState, emit: Emit): void {
  const place = (tile: number): string => setting.tiles[s.row[tile]].id
  const down = s.downs[s.found] - 1
  emit(happened('shark-island.struck', { tile: s.found + 1, place: place(s.found), down }, {}, true))
  for (let tile = 0; tile < s.row.length; tile++) {
    const fins: FinId[] = []
    for (let kind = 0; kind < FINS.length; kind++)
      if (kind !== SHARK_FIN) for (let fin = 0; fin < s.down[tile][kind]; fin++) fins.push(FINS[kind])
    if (fins.length > 0)
      emit(happened('shark-island.shown', { tile: tile + 1, place: place(tile), fins }, {}, true))
  }
}
