import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { FALSE_FIN, FINS, FOG, RAMMED, SHARK_FIN } from './components.ts'
import { happened } from './events.ts'
import type { Setting } from './setting.ts'
import type { IslandState } from './state.ts'

/** Random False Fins from beside the screen; only the Shark sees which. */
export function drawFalseFins(
  setting: Setting,
  s: IslandState,
  count: number,
  chance: Chance,
  emit?: Emit,
): void {
  let left = total(s.pool)
  const gained = Math.min(count, left)
  for (let i = 0; i < gained; i++) {
    const kind = drawOne(s.pool, left--, setting.draws.falseFin, chance)
    s.fins[FALSE_FIN + kind]++
  }
  if (gained > 0) emit?.(happened('shark-island.fins', { count: gained }))
}

/** Both Hazard Fins, for this turn. */
export function gainHazards(s: IslandState, emit?: Emit): void {
  s.hazards = true
  s.fins[FOG] = 1
  s.fins[RAMMED] = 1
  emit?.(happened('shark-island.hazards', {}))
}

/**
 * One of the fins face down on a tile, each alike: they have no identity.
 * Rulebook, "Revealing the Shark", "Revealing A Hazard Fin", "Fog", "Revealing a False Fin": the Shark is found when its
 * fin is turned; while Fog lies open, Buoys are blank; other fins do nothing by themselves.
 */
export function turnFin(setting: Setting, s: IslandState, tile: number, chance: Chance, emit?: Emit): number {
  const kind = drawOne(s.down[tile], s.downs[tile], setting.draws.fin, chance)
  s.downs[tile]--
  s.up[tile][kind]++
  if (kind === SHARK_FIN) s.found = tile
  if (kind === FOG) s.blank = true
  if (emit) {
    const place = setting.tiles[s.row[tile]].id
    const down = s.downs[tile]
    emit(happened('shark-island.turned', { tile: tile + 1, place, fin: FINS[kind], down }, {}, true))
  }
  return kind
}
