import { Refusal } from '../kernel/refusal.ts'

const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
const DEEPEST = 32

/** Text from outside as a value, without names that mean something to JavaScript itself. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('bad-json')
  }
  check(value, 0)
  return value
}

function check(value: unknown, depth: number): void {
  // Half a character cannot be kept, nor sent back as it came.
  if (typeof value === 'string' && !value.isWellFormed()) throw new Refusal('bad-json')
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEEPEST) throw new Refusal('bad-json')
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1)
    return
  }
  // What was parsed has names of its own only.
  for (const name in value) {
    if (RESERVED.has(name)) throw new Refusal('reserved-key')
    check((value as { [name: string]: unknown })[name], depth + 1)
  }
}
