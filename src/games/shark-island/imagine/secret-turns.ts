import type { Chance, Draw } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { SecretTurns } from '#kernel/game.ts'
import { hasSeat, type Viewer } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { FINS, MOST_TILES, SHARK_SEAT } from '../components.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState } from '../state.ts'
import type { IslandView } from '../view.ts'
import { DONE, PUT } from '../words.ts'
import { twins } from './index.ts'

const TILE: Draw = {
  label: 'where',
  stream: 'hidden',
  outcomes: Array.from({ length: MOST_TILES }, (_, tile) => String(tile + 1)),
}

/** Two ways to place all fins, of which everyone else is told the same: as many on each tile, and never which. */
export function secretTurns(
  setting: Setting,
  s: IslandState,
  seen: IslandView,
  viewer: Viewer,
  chance: Chance,
): SecretTurns<IslandState> | null {
  if (s.step !== AT.place || total(s.downs) > 0 || hasSeat(viewer, SHARK_SEAT)) return null
  const twin = twins(setting, s, seen, viewer, chance)
  if (twin === null) return null
  const room: number[] = s.row.map(() => 1)
  for (let left = total(s.fins) - room.length; left > 0; left--) room[chance.pick(TILE, room.length)]++
  return {
    seat: SHARK_SEAT,
    turns: [
      { state: s, actions: placing(s, room, chance) },
      { state: twin, actions: placing(twin, room, chance) },
    ],
  }
}

/** Fins kind by kind, at random, so that each tile gets its number. */
function placing(s: IslandState, room: readonly number[], chance: Chance): Action[] {
  const left = room.slice()
  const actions: Action[] = []
  for (let kind = 0; kind < FINS.length; kind++) {
    const tiles: number[] = []
    for (let i = 0; i < s.fins[kind]; i++) {
      const tile = chance.take(TILE, left, total(left))
      left[tile]--
      tiles.push(tile)
    }
    for (const tile of tiles.sort((a, b) => a - b)) actions.push(PUT.of(tile))
  }
  actions.push(DONE)
  return actions
}
