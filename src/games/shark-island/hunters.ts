import type { Emit } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import { happened } from './events.ts'
import type { Setting } from './setting.ts'
import type { IslandState } from './state.ts'

/** The nth Hunter clockwise, counted from the First Player; the token and the turns pass over the Shark. */
export function hunterAt(setting: Setting, s: IslandState, nth: number): Seat {
  return 1 + ((s.first - 1 + nth) % setting.hunters)
}

/** Rulebook, "Damage Track": at its end the craft is sunk. */
export function isSunk(setting: Setting, s: IslandState, seat: Seat): boolean {
  return s.damage[seat] >= setting.seats[seat].craft
}

/** Not on the Shark's tile, in dry dock too, and not sunk. */
export function isMovable(setting: Setting, s: IslandState, seat: Seat): boolean {
  return s.at[seat] !== s.found && !isSunk(setting, s, seat)
}

/** To the tile on which the Shark was found. */
export function moveToFound(setting: Setting, s: IslandState, seat: Seat, emit?: Emit): void {
  s.at[seat] = s.found
  emit?.(happened('shark-island.moved', { seat: setting.seats[seat].id, tile: s.found + 1 }))
}

export function repair(setting: Setting, s: IslandState, seat: Seat, count: number, emit?: Emit): void {
  const mended = Math.min(count, s.damage[seat])
  if (mended <= 0) return
  s.damage[seat] -= mended
  const damage = s.damage[seat]
  emit?.(happened('shark-island.repaired', { seat: setting.seats[seat].id, count: mended, damage }))
}

/** Damage to a craft. Returns whether this is what sank it. */
export function hurt(setting: Setting, s: IslandState, seat: Seat, count: number, emit?: Emit): boolean {
  const { craft, id } = setting.seats[seat]
  if (count <= 0 || s.damage[seat] >= craft) return false
  s.damage[seat] = Math.min(craft, s.damage[seat] + count)
  emit?.(happened('shark-island.damaged', { seat: id, count, damage: s.damage[seat] }))
  if (s.damage[seat] < craft) return false
  emit?.(happened('shark-island.sunk', { seat: id }))
  return true
}
