import type { FastifyRequest } from 'fastify'
import type { PersonId } from '#table/entry.ts'
import { household } from './address.ts'
import type { Limiters } from './limiters.ts'

/**
 * The cost of a request, known before it is done: moves that are replayed and sent again. Of a running match only moves that
 * everyone saw count, so that a refusal does not tell of hidden ones.
 */
export interface Asker {
  readonly person: PersonId | null
  readonly address: string
}

/** Reading a match that is not in memory costs the same for all: the length of its log may be a secret. */
const OPENING = 500

/** The cost of sending a whole content, with or without a record: that of the largest pack there may be. */
export const WHOLE = 50

/** Bytes that are unpacked in the time that a move takes. */
const UNPACKED = 40_000

/** What unpacking costs: how long it will be stands at the end of what is packed. */
export function unpacking(gzipped: Buffer): number {
  return Math.ceil(gzipped.readUInt32LE(gzipped.length - 4) / UNPACKED)
}

export function askerOf({ person, ip }: FastifyRequest): Asker {
  return { person: person?.id ?? null, address: household(ip) }
}

/** What `Tables` is to ask before it reads a match; or so many at once. */
export function opening(limiters: Limiters, asker: Asker, matches = 1): () => void {
  return () => limiters.weigh(matches * OPENING, asker)
}
