import { type Emit, happened } from '../../../../kernel/event.ts'
import type { Seat } from '../../../../kernel/seats.ts'
import { SEAT_IDS } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { BEACHES, isBeach, SPACES } from '../island.ts'
import type { Act1State } from '../state.ts'
import { MOST_BARRELS, MOVE } from '../words.ts'

/** What several crew members do alike. */

export function legalMoves(near: readonly number[], into: Uint16Array, count: number): number {
  let added = count
  for (let i = 0; i < near.length; i++) into[added++] = MOVE + near[i]
  return added
}

export function moveTo(s: Act1State, seat: Seat, space: number, emit?: Emit): void {
  s.at[seat] = space
  emit?.(happened('jaws.moved', { seat: SEAT_IDS[seat], space: SPACES[space] }))
}

export function canRescue(s: Act1State, seat: Seat): boolean {
  return isBeach(s.at[seat]) && s.swimmers[s.at[seat]] > 0
}

export function rescue(s: Act1State, seat: Seat, emit?: Emit): void {
  s.swimmers[s.at[seat]]--
  emit?.(happened('jaws.rescued', { seat: SEAT_IDS[seat], beach: BEACHES[s.at[seat]] }))
}

/** From one barrel to all of them. */
export function legalTakes(verb: number, barrels: number, into: Uint16Array, count: number): number {
  let added = count
  for (let n = 0; n < barrels && n < MOST_BARRELS; n++) into[added++] = verb + n
  return added
}

/** Barrels at the dock in a space that can be reached this round. */
export function atDock({ act1 }: Setting, s: Act1State, space: number): number {
  const dock = act1.dockIn[space]
  return dock < 0 || act1.events[s.event].kind === 'docks-shut' ? 0 : s.docks[dock]
}

export function areDocksFree({ act1 }: Setting, s: Act1State): boolean {
  return act1.events[s.event].kind === 'docks-free'
}

export function takeFromDock({ act1 }: Setting, s: Act1State, seat: Seat, count: number, emit?: Emit): void {
  s.docks[act1.dockIn[s.at[seat]]] -= count
  load(s, seat, count, 'dock', emit)
}

export function takeFromWater(s: Act1State, seat: Seat, count: number, emit?: Emit): void {
  s.floating[s.at[seat]] -= count
  load(s, seat, count, 'water', emit)
}

export function load(s: Act1State, seat: Seat, count: number, from: string, emit?: Emit): void {
  s.barrels[seat] += count
  emit?.(happened('jaws.took', { seat: SEAT_IDS[seat], count, from, space: SPACES[s.at[seat]] }))
}
