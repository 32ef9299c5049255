import type { FastifyRequest } from 'fastify'
import type { PersonId } from '../table/entry.ts'
import { household } from './address.ts'
import type { Limiters } from './limiters.ts'

/**
 * Work is weighed before it is done, in moves that are played and shown again. Of a match that goes on, only moves that
 * everyone saw are counted: what somebody is refused must not tell what others do unseen.
 */
export interface Asker {
  readonly person: PersonId | null
  readonly address: string
}

/** Reading a match that nobody has used lately; how long its log is may be a secret. */
const OPENING = 500

export function askerOf({ person, ip }: FastifyRequest): Asker {
  return { person: person?.id ?? null, address: household(ip) }
}

/** What `Tables.use` is to ask before it reads a match. */
export function opening(limiters: Limiters, asker: Asker): () => void {
  return () => limiters.weigh(OPENING, asker)
}
