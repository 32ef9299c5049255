import { SEAT_IDS, SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import type { Emit } from '#kernel/event.ts'
import type { ActionList } from '#kernel/rules.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Verb } from '#kernel/verb.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { type BarrelSource, happened } from '../events.ts'
import { BEACHES, isBeach, NOWHERE, SPACES } from '../island.ts'
import type { Act1State } from '../state.ts'
import { OUT_OF_SIGHT } from '../tokens.ts'
import { MOST_BARRELS, MOVE } from '../words.ts'

/** What one crew member can do in a turn. */
export interface Member {
  /** Writes what costs an action if the member has one, and what costs none; returns how many. */
  legal(setting: Setting, s: Act1State, hasActions: boolean, into: ActionList): number
  /** Does it and says whether it cost an action. */
  apply(setting: Setting, s: Act1State, action: Action, emit?: Emit): boolean
}

export function legalMoves(near: readonly number[], into: ActionList, count: number): number {
  let added = count
  for (let i = 0; i < near.length; i++) into[added++] = MOVE.of(near[i])
  return added
}

export function moveTo(s: Act1State, seat: Seat, space: number, emit?: Emit): void {
  s.at[seat] = space
  emit?.(happened('jaws.moved', { seat: SEAT_IDS[seat], space: SPACES[space] }))
}

/** Rulebook, "Out of Sight": for binoculars and fish finder the shark is nowhere; a barrel still hits it. */
export function whereSearched({ token, at }: Act1State): number {
  return token === OUT_OF_SIGHT ? NOWHERE : at[SHARK]
}

export function canRescue(s: Act1State, seat: Seat): boolean {
  return isBeach(s.at[seat]) && s.swimmers[s.at[seat]] > 0
}

export function rescue(s: Act1State, seat: Seat, emit?: Emit): void {
  const beach = s.at[seat]
  s.swimmers[beach]--
  const left = s.swimmers[beach]
  emit?.(happened('jaws.rescued', { seat: SEAT_IDS[seat], beach: BEACHES[beach], left }))
}

/** From one barrel to all of them. */
export function legalTakes(verb: Verb, barrels: number, into: ActionList, count: number): number {
  let added = count
  for (let n = 0; n < barrels && n < MOST_BARRELS; n++) into[added++] = verb.of(n)
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

export function load(s: Act1State, seat: Seat, count: number, from: BarrelSource, emit?: Emit): void {
  s.barrels[seat] += count
  emit?.(happened('jaws.took', { seat: SEAT_IDS[seat], count, from, space: SPACES[s.at[seat]] }))
}
