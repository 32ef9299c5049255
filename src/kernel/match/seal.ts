import { isSeed, type Seed } from '../chance/seeded.ts'
import { canonicalJson, sha256 } from '../hash.ts'
import type { Terms } from './setup.ts'

/** 256 bits in hexadecimal, as a seed is: the server's, or one that somebody's browser made. */
export type SealNumber = string

/** What one person added to the draws. */
export interface AddedNumber {
  /** The seats they held when the match began. */
  readonly seats: readonly string[]
  /** Null when their client sent none. */
  readonly number: SealNumber | null
}

/** What the seed of a sealed match is made of: the server's secret, and what each person added to it. */
export interface Seal {
  readonly secret: SealNumber
  /** One for each person, by the first of their seats; those who share a seat in the order they sat down. */
  readonly numbers: readonly AddedNumber[]
}

export function isSealNumber(value: unknown): value is SealNumber {
  return typeof value === 'string' && isSeed(value)
}

export function areNumbers(value: unknown): value is readonly AddedNumber[] {
  return Array.isArray(value) && value.every(isAdded)
}

function isAdded(value: unknown): value is AddedNumber {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { seats, number } = value as { readonly [field: string]: unknown }
  const areSeats = Array.isArray(seats) && seats.every((seat) => typeof seat === 'string')
  return areSeats && (number === null || isSealNumber(number))
}

/** What the server shows before anyone is ready: it cannot change its secret, or what is played, after that. */
export function sealOf({ game, rules, contentHash, options }: Terms, secret: SealNumber): string {
  return sha256(['dorsal seal 2', game, rules, contentHash, canonicalJson(options), secret].join('\n'))
}

export function seedOf({ secret, numbers }: Seal): Seed {
  return sha256(['dorsal seed 2', secret, canonicalJson(numbers)].join('\n'))
}
