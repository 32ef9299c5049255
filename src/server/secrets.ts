import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { TokenHash } from '#table/store.ts'

/** Random secrets. Only tests have another source than the system's. */
export interface Secrets {
  /** The id of a match, a person or an answer: 128 bits. */
  newId(): string
  /** What the draws of a match are made of, besides people's numbers: 256 bits. */
  newSecret(): string
  /** Of one answer of a bot. */
  newThought(match: string, seat: number, decision: string): string
  /** What a device shows to be let in: 256 bits. */
  newToken(): string
  /** 128 bits, in a link. */
  newInvitation(): string
  /** A code that a person types on another device: 49 bits, for ten minutes and few tries. */
  newMoveCode(): string
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
}

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10

const newSecret = (): string => randomBytes(32).toString('hex')

export const systemSecrets: Secrets = {
  newId: () => randomBytes(16).toString('base64url'),
  newSecret,
  newThought: newSecret,
  newToken: () => randomBytes(32).toString('base64url'),
  newInvitation: () => randomBytes(16).toString('base64url'),
  newMoveCode() {
    const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`
  },
  between: (least, most) => (most > least ? randomInt(least, most + 1) : least),
}

/** Normalizes a code that somebody typed. */
export function typedCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/**
 * Secrets are kept and looked up by their hash, so that the timing of a comparison tells nothing of the secret.
 */
export function hashOf(secret: string): TokenHash {
  return createHash('sha256').update(secret).digest('hex')
}
