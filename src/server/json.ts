import { Refusal } from '#kernel/refusal.ts'

const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
const DEEPEST = 32
const LONGEST_NAME = 100

/** Limits on JSON from outside, so that all later checks are cheap. */
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

/** A text of more characters is scanned before it is parsed. */
const LONG = 32 * 1024

/** Parses JSON within limits, and refuses names such as __proto__. */
export function parseJson(text: string, extent: Extent): unknown {
  // Lists within lists, and objects of many names, take the parser twenty times as long as anything else of that length.
  if (text.length > LONG && values(text) > extent.nodes) throw new Refusal('too-large')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('bad-json')
  }
  check(value, extent, extent.nodes, 0)
  return value
}

/** About how many values a text has: each follows a bracket or a comma. Those inside strings are counted too. */
function values(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === ',' || character === '[' || character === '{') count++
  }
  return count
}

/** Gives how many nodes are left. */
function check(value: unknown, extent: Extent, before: number, depth: number): number {
  let left = before - 1
  if (left < 0) throw new Refusal('too-large')
  // A lone surrogate can be neither stored nor sent back.
  if (typeof value === 'string' && !value.isWellFormed()) throw new Refusal('bad-json')
  if (typeof value !== 'object' || value === null) return left
  if (depth >= DEEPEST) throw new Refusal('bad-json')
  if (Array.isArray(value)) {
    if (value.length > extent.items) throw new Refusal('too-large')
    for (const item of value) left = check(item, extent, left, depth + 1)
    return left
  }
  let names = 0
  // JSON.parse makes own properties only.
  for (const name in value) {
    if (++names > extent.items || name.length > LONGEST_NAME) throw new Refusal('too-large')
    if (RESERVED.has(name)) throw new Refusal('reserved-key')
    left = check((value as { [name: string]: unknown })[name], extent, left, depth + 1)
  }
  return left
}
