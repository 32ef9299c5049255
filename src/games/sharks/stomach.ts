import type { Emit } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Item } from './components.ts'
import { markLastRound } from './game-end.ts'
import type { Setting } from './setting.ts'
import type { SharksState } from './state.ts'

/** A stomach holds so many items, creatures and trash, and never more. */
export function isFull({ stomach }: Setting, s: SharksState, seat: Seat): boolean {
  return s.stomachs[seat].length >= stomach
}

export function eat(setting: Setting, s: SharksState, item: Item, emit?: Emit): void {
  s.stomachs[s.active].push(item)
  if (isFull(setting, s, s.active)) markLastRound(setting, s, emit)
}
