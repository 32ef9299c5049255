import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'

/** How much more a tile draws the Shark for each Terror it promises. */
const GREED = 1

/**
 * How likely the Shark is on a tile, beside the others: a Shark goes where Terror is, mixed so that it cannot be read,
 * and each fin that was turned over there without showing it speaks against the tile.
 */
export function sharkWeight(setting: Setting, s: IslandState, tile: number): number {
  if (s.downs[tile] === 0) return 0
  return (lure(setting, s, tile) * s.downs[tile]) / s.placed[tile]
}

/** What a tile promises, before anything is turned over. */
export function lure(setting: Setting, s: IslandState, tile: number): number {
  const { least, most } = setting.tiles[s.row[tile]]
  return ((least + most) / 2) ** GREED
}
