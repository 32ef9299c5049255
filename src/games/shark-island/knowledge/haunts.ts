import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'

/** How much more a fin is likely to be the Shark where more Terror is to be had. */
const GREED = 0.7

/**
 * How likely the Shark is on a tile, beside the others: every fin that still lies face down may be it, the more so
 * where there is Terror. A Shark that heaps fins around itself is looked for there all the more.
 */
export function sharkWeight(setting: Setting, s: IslandState, tile: number): number {
  return lure(setting, s, tile) * s.downs[tile]
}

/** What a tile promises, before anything is turned over. */
export function lure(setting: Setting, s: IslandState, tile: number): number {
  const { least, most } = setting.tiles[s.row[tile]]
  return ((least + most) / 2) ** GREED
}

/** The tile of the Shark in a state that was imagined; it is on one of them once its fin is placed. */
export function sharkTile(s: IslandState): number {
  if (s.found >= 0) return s.found
  for (let tile = 0; tile < s.row.length; tile++) if (s.down[tile][0] > 0) return tile
  return -1
}
