import type { SealNumber } from '#kernel/match/seal.ts'
import type { KeptSeal } from '#kernel/match/seal-check.ts'
import type { Room } from '#wire/room.ts'
import { recall, remember } from '../client/memory.ts'

/** What goes with being ready: for the match that people gather for, or for the rematch of one that is over. */
export function added({ match, status, seal, commitment, nextCommitment }: Room): { number?: SealNumber } {
  if (status === 'gathering' && seal !== null) return { number: numberFor(match, commitment) }
  return nextCommitment === null ? {} : { number: numberFor(rematchOf(match), nextCommitment) }
}

/** What this browser was shown of a match before it was ready, and what it added. */
export function keptSeal(match: string): KeptSeal | null {
  try {
    return JSON.parse(recall(`seal.${match}`) ?? 'null')
  } catch {
    return null
  }
}

/**
 * What is shown is kept before anything is sent, and the number with it: asking for it again brings the server no other
 * draws. Another commitment, as changed options bring it, gets another number.
 */
function numberFor(match: string, commitment: string): SealNumber {
  const kept = keptSeal(match)
  if (kept?.commitment === commitment) return kept.number
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))]
  const number = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  keep(match, { commitment, number, numbers: null })
  return number
}

/** Once the match has begun the numbers of all are kept as well. */
export function keepNumbers({ match, seal }: Room): void {
  const kept = keptSeal(match)
  const numbers = seal?.numbers ?? null
  if (kept !== null && kept.numbers === null && numbers !== null) keep(match, { ...kept, numbers })
}

/** Keeps what was kept for a rematch under its match, which has an id now. */
export function moveOn(match: string, next: string): void {
  const agreed = recall(`seal.${rematchOf(match)}`)
  if (agreed !== null) remember(`seal.${next}`, agreed)
}

const rematchOf = (match: string): string => `${match}.next`

function keep(match: string, seal: KeptSeal): void {
  remember(`seal.${match}`, JSON.stringify(seal))
}
