import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)))
}

/** JSON with the keys of every object in order, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

/** A short checksum of a state: enough to catch a replay that goes another way, and not safe against tampering. */
export function stateChecksum(state: unknown): string {
  const text = JSON.stringify(state)
  let a = 0x811c9dc5
  let b = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    a = Math.imul(a ^ letter, 0x01000193)
    b = Math.imul(b + letter, 0x85ebca6b) ^ (b >>> 15)
  }
  return (a >>> 0).toString(16).padStart(8, '0') + ((b >>> 16) & 0xffff).toString(16).padStart(4, '0')
}
