import { total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import { COINS, REROLLS } from './components.ts'
import type { CoinSource } from './events.ts'
import { happened } from './events.ts'
import type { Setting } from './setting.ts'
import { HUNTERS_WIN, type IslandState } from './state.ts'

/** Rulebook, "Shark Coin Pool": it is finite; what is not in it cannot be gained. */
export function gainCoins(s: IslandState, count: number, by: CoinSource, emit?: Emit): void {
  if (count <= 0) return
  const gained = Math.min(count, COINS - s.coins)
  s.coins += gained
  if (gained === 0) emit?.(happened('shark-island.coins-none', { count: 0, by }))
  else emit?.(happened('shark-island.coins', { count: gained, by, coins: s.coins }))
}

export function rerollsLeft(s: IslandState): number {
  return REROLLS - total(s.rerolls)
}

export function gainRerolls(setting: Setting, s: IslandState, seat: Seat, count: number, emit?: Emit): void {
  const gained = Math.min(count, rerollsLeft(s))
  if (gained <= 0) return
  s.rerolls[seat] += gained
  const rerolls = s.rerolls[seat]
  emit?.(happened('shark-island.rerolls', { seat: setting.seats[seat].id, count: gained, rerolls }))
}

/** Rulebook, "Shark Total Defeat": at zero health the Hunters win at once. */
export function wound(s: IslandState, count: number, emit?: Emit): void {
  if (count <= 0) return
  s.health = Math.max(0, s.health - count)
  emit?.(happened('shark-island.wounded', { count, health: s.health }))
  if (s.health === 0) s.winner = HUNTERS_WIN
}

/** Rulebook, "Health Track": the Shark heals onto a red number, never past it. */
export function canHeal(setting: Setting, s: IslandState): boolean {
  return !setting.red[s.health]
}

export function heal(setting: Setting, s: IslandState, count: number, emit?: Emit): void {
  let healed = 0
  for (; healed < count && canHeal(setting, s); healed++) s.health++
  if (healed > 0) emit?.(happened('shark-island.healed', { count: healed, health: s.health }))
}
