import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { TokenHash } from '../table/store.ts'

/** What a device shows to be let in: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The id of a match or a person: 128 bits that nobody can guess. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** 128 bits, in a link. */
export function newInvitation(): string {
  return randomBytes(16).toString('base64url')
}

export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** No letters or digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10

/** A code that a person types on another device: 49 bits, for ten minutes and few tries. */
export function newMoveCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`
}

/** As it was meant, however it was typed. */
export function typedCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/**
 * Secrets are looked up by their hash: how long a comparison takes then says something of a hash that nobody
 * chose, and nothing of the secret.
 */
export function hashOf(secret: string): TokenHash {
  return createHash('sha256').update(secret).digest('hex')
}
