import type { Seat, SeatInfo, SeatSet } from '#kernel/seats.ts'

/** Always four seats, whoever holds them; the crew win and lose together. */
export const SEAT_IDS = ['shark', 'quint', 'brody', 'hooper'] as const
export type SeatId = (typeof SEAT_IDS)[number]

export const SHARK: Seat = SEAT_IDS.indexOf('shark')
export const QUINT: Seat = SEAT_IDS.indexOf('quint')
export const BRODY: Seat = SEAT_IDS.indexOf('brody')
export const HOOPER: Seat = SEAT_IDS.indexOf('hooper')

export const CREW: SeatSet = 0b1110
export const CREW_SEATS: readonly Seat[] = [QUINT, BRODY, HOOPER]
/** Those who have a boat. */
export const CAPTAINS: readonly Seat[] = [QUINT, HOOPER]
export const CREW_IDS = SEAT_IDS.slice(1)

export const SEATS: readonly SeatInfo[] = SEAT_IDS.map((id, seat) => ({ id, team: seat === SHARK ? 0 : 1 }))

export function seatOf(id: string): Seat {
  return (SEAT_IDS as readonly string[]).indexOf(id)
}
