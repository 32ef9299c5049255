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

/** Writing all of a content, with or without a record: what that takes where the pack is as large as may be. */
export const WHOLE = 50

export function askerOf({ person, ip }: FastifyRequest): Asker {
  return { person: person?.id ?? null, address: household(ip) }
}

/** What `Tables` is to ask before it reads a match; or so many at once. */
export function opening(limiters: Limiters, asker: Asker, matches = 1): () => void {
  return () => limiters.weigh(matches * OPENING, asker)
}
