import { Refusal } from '../kernel/refusal.ts'

const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
const DEEPEST = 32
const LONGEST_NAME = 100

/** How much may stand in a text from outside, so that whatever looks at it afterwards has little to look at. */
export interface Extent {
  /** Values in all: objects, lists and what stands in them. */
  readonly nodes: number
  /** Of one list, and names of one object. */
  readonly items: number
}

/** The largest message is sixty-four actions or notes. */
export const SMALL: Extent = { nodes: 200, items: 100 }
/** The largest pack that any game takes has about 5,000 nodes. */
export const PACK: Extent = { nodes: 20_000, items: 1_000 }

/** Text from outside as a value, without names that mean something to JavaScript itself. */
export function parseJson(text: string, extent: Extent): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('bad-json')
  }
  check(value, extent, extent.nodes, 0)
  return value
}

/** Gives how many nodes are left. */
function check(value: unknown, extent: Extent, before: number, depth: number): number {
  let left = before - 1
  if (left < 0) throw new Refusal('too-large')
  // Half a character cannot be kept, nor sent back as it came.
  if (typeof value === 'string' && !value.isWellFormed()) throw new Refusal('bad-json')
  if (typeof value !== 'object' || value === null) return left
  if (depth >= DEEPEST) throw new Refusal('bad-json')
  if (Array.isArray(value)) {
    if (value.length > extent.items) throw new Refusal('too-large')
    for (const item of value) left = check(item, extent, left, depth + 1)
    return left
  }
  let names = 0
  // What was parsed has names of its own only.
  for (const name in value) {
    if (++names > extent.items || name.length > LONGEST_NAME) throw new Refusal('too-large')
    if (RESERVED.has(name)) throw new Refusal('reserved-key')
    left = check((value as { [name: string]: unknown })[name], extent, left, depth + 1)
  }
  return left
}
