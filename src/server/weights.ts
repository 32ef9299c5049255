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

export function askerOf({ person, ip }: FastifyRequest): Asker {
  return { person: person?.id ?? null, address: household(ip) }
}

/** What `Tables.use` is to ask before it reads a match. */
export function opening(limiters: Limiters, asker: Asker): () => void {
  return () => limiters.weigh(OPENING, asker)
}
