import { creature, isTrash, SIZES, sizeOf, TYPES, typeOf } from './components.ts'
import type { Match, Pattern } from './content/schema.ts'

/** Creatures of a stomach by item number; trash does not score. */
export type Counts = Uint8Array

export const CREATURE_KINDS = SIZES.length * TYPES.length

export function countCreatures(stomach: readonly number[], into: Counts): Counts {
  into.fill(0)
  for (let i = 0; i < stomach.length; i++) if (!isTrash(stomach[i])) into[stomach[i]]++
  return into
}

/** The points a card gives for a stomach. */
export type Score = (counts: Counts) => number

export function scoreOf(pattern: Pattern): Score {
  const { points } = pattern
  switch (pattern.kind) {
    case 'each': {
      const items = matching(pattern)
      return (counts) => points * sum(counts, items)
    }
    case 'pair': {
      const [one, other] = pattern.of.map(matching)
      if (one.join() === other.join()) return (counts) => points * Math.floor(sum(counts, one) / 2)
      return (counts) => points * Math.min(sum(counts, one), sum(counts, other))
    }
    case 'sizes': {
      const groups = SIZES.map((size) =>
        matching(pattern.type === undefined ? { size } : { size, type: pattern.type }),
      )
      return (counts) => points * smallest(counts, groups)
    }
    case 'most': {
      const groups = groupsBy(pattern.by)
      return (counts) => points * largest(counts, groups)
    }
    case 'variety': {
      const groups = groupsBy(pattern.of)
      return (counts) => points * present(counts, groups)
    }
  }
}

type Items = readonly number[]

function groupsBy(property: 'type' | 'size'): Items[] {
  return property === 'type'
    ? TYPES.map((type) => matching({ type }))
    : SIZES.map((size) => matching({ size }))
}

function matching(match: Match): Items {
  const items: number[] = []
  for (let size = 0; size < SIZES.length; size++)
    for (let type = 0; type < TYPES.length; type++) items.push(creature(size, type))
  return items.filter(
    (item) =>
      (match.type === undefined || TYPES[typeOf(item)] === match.type) &&
      (match.size === undefined || SIZES[sizeOf(item)] === match.size),
  )
}

function sum(counts: Counts, items: Items): number {
  let all = 0
  for (let i = 0; i < items.length; i++) all += counts[items[i]]
  return all
}

function smallest(counts: Counts, groups: readonly Items[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const items of groups) least = Math.min(least, sum(counts, items))
  return least
}

function largest(counts: Counts, groups: readonly Items[]): number {
  let most = 0
  for (const items of groups) most = Math.max(most, sum(counts, items))
  return most
}

function present(counts: Counts, groups: readonly Items[]): number {
  let kinds = 0
  for (const items of groups) if (sum(counts, items) > 0) kinds++
  return kinds
}
