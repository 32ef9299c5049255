/** A seat is its index in `game.seats`. */
export type Seat = number

/** A set of seats, one bit each. */
export type SeatSet = number

/** Who is looking: the seats a person holds. Holding none is watching; holding all is seeing everything. */
export type Viewer = SeatSet

export const WATCHER: Viewer = 0

export interface SeatInfo {
  readonly id: string
  /** Seats of one team win and lose together. */
  readonly team: number
}

export function seatSet(...seats: readonly Seat[]): SeatSet {
  let set = 0
  for (const seat of seats) set |= 1 << seat
  return set
}

export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0
}

export function allSeats(count: number): SeatSet {
  return (1 << count) - 1
}

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; set >> seat !== 0; seat++) if (hasSeat(set, seat)) seats.push(seat)
  return seats
}
