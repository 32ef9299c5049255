import type { Seat, SeatSet } from '#kernel/seats.ts'
import { SEAT_IDS, type SeatId } from '../seats.ts'
import { watersInReach } from './boat.ts'
import { CREW_SIZE, NOWHERE, WATER } from './components.ts'
import type { Act2Setting } from './setting.ts'
import { type Act2State, NONE } from './state.ts'

export function memberOf(seat: Seat): number {
  return seat - 1
}

export function seatOf(member: number): Seat {
  return member + 1
}

/** A crew member as one bit among the seats. */
export function bitOf(member: number): SeatSet {
  return 2 << member
}

export function nameOf(member: number): SeatId {
  return SEAT_IDS[member + 1]
}

/** Everyone who is still in the fight. */
export function fighters(s: Act2State): SeatSet {
  let seats = 0
  for (let member = 0; member < CREW_SIZE; member++) if (s.at[member] !== NOWHERE) seats |= bitOf(member)
  return seats
}

/** Whoever is in the water near the shark: in its own, or in an adjacent one. */
export function swimmersNear(s: Act2State): SeatSet {
  const near = watersInReach(s, WATER + s.shark)
  let seats = 0
  for (let member = 0; member < CREW_SIZE; member++) {
    const zone = s.at[member] - WATER
    if (zone >= 0 && (near & (1 << zone)) !== 0) seats |= bitOf(member)
  }
  return seats
}

/** Everyone on a boat space. */
export function crewOn(s: Act2State, space: number): SeatSet {
  let seats = 0
  for (let member = 0; member < CREW_SIZE; member++) if (s.at[member] === space) seats |= bitOf(member)
  return seats
}

/** The design of a kind that a crew member holds, or NONE. */
export function heldOfKind(orca: Act2Setting, s: Act2State, member: number, kind: number): number {
  const held = s.gear[member]
  for (const design of orca.ofKind[kind]) if (held[design] > 0) return design
  return NONE
}

export function discardGear(s: Act2State, member: number, design: number): void {
  s.gear[member][design]--
  s.gearDiscards[design]++
}

/** Cards counted by design, as a list of ids. */
export function gearNames(orca: Act2Setting, counts: readonly number[]): string[] {
  return counts.flatMap((count, design) => new Array<string>(count).fill(orca.gear[design].id))
}
