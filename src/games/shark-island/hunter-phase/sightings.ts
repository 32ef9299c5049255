import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { BINOCULARS, BUOY } from '../components.ts'
import { turnFin } from '../fins.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'

/** Rulebook, "Confirmed Sighting Icon": how many a tile allows this turn. */
export function sightingLimit(setting: Setting, s: IslandState, tile: number): number {
  return Math.max(0, setting.tiles[s.row[tile]].sightings + s.limitShift)
}

function isWithinLimit(setting: Setting, s: IslandState, tile: number): boolean {
  return s.sighted[tile] < sightingLimit(setting, s, tile)
}

function hasSightingDie(s: IslandState): boolean {
  return s.actions > 0 && s.dice[BINOCULARS] + s.dice[BUOY] > 0
}

export function canSight(setting: Setting, s: IslandState, tile: number): boolean {
  if (s.downs[tile] === 0) return false
  if (s.freeSightings > 0) return true
  return (s.sightings > 0 || hasSightingDie(s)) && isWithinLimit(setting, s, tile)
}

/** Whether a die can be used for a Confirmed Sighting anywhere. */
export function canSightWithDie(setting: Setting, s: IslandState): boolean {
  if (!hasSightingDie(s)) return false
  for (let tile = 0; tile < s.row.length; tile++)
    if (s.downs[tile] > 0 && isWithinLimit(setting, s, tile)) return true
  return false
}

/** Rulebook, "Confirmed Sighting": turns a fin over; a card's sighting is used before a die, one beyond the limit last. */
export function sight(setting: Setting, s: IslandState, tile: number, chance: Chance, emit?: Emit): void {
  if (isWithinLimit(setting, s, tile) && (s.sightings > 0 || hasSightingDie(s))) {
    if (s.sightings > 0) s.sightings--
    else spendDie(s, BINOCULARS)
    s.sighted[tile]++
  } else s.freeSightings--
  turnFin(setting, s, tile, chance, emit)
}

/** Rulebook, "Buoy": it stands for any icon; a die of the icon itself is used first. */
export function spendDie(s: IslandState, icon: number): void {
  s.dice[s.dice[icon] > 0 ? icon : BUOY]--
  s.actions--
}
