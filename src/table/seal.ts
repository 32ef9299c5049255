import { sha256 } from '#kernel/hash.ts'
import type { Seal, SealNumber } from '#kernel/match/seal.ts'
import { type MatchSetup, sealMatch, type Terms } from '#kernel/match/setup.ts'
import type { SeatInfo } from '#kernel/seats.ts'
import type { Sealed } from './entry.ts'
import { people, type Room, seatsOf } from './room.ts'

/** What a table is laid with: all of a match, or a secret that a seed is still to be made of. */
export type TableSetup = MatchSetup | SealedTerms

export interface SealedTerms extends Terms, Sealed {}

/** The optional field of an entry, left out where a client has sent no number. */
export function added(number: SealNumber | undefined): { readonly number?: SealNumber } {
  return number === undefined ? {} : { number }
}

export function isSealed(setup: TableSetup): setup is SealedTerms {
  return 'secret' in setup
}

/** Derived from the secret, so that a retry makes the same match: two matches with one secret would tell each other's draws. */
export function rematchId({ next }: SealedTerms): string {
  return sha256(`rematch\n${next}`).slice(0, 32)
}

/** The set-up as a match begins with it: from here on its draws are fixed. */
export function begin(setup: TableSetup, room: Room, seats: readonly SeatInfo[]): MatchSetup {
  if (!isSealed(setup)) return setup
  const numbers = people(room).map((person) => ({
    seats: seatsOf(room, person).map((seat) => seats[seat].id),
    number: room.ready.get(person) ?? null,
  }))
  const seal: Seal = { secret: setup.secret, numbers }
  return sealMatch(setup, seal)
}
