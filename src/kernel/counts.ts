import type { Chance, Draw } from './chance/chance.ts'

/**
 * Bags, decks and piles that nobody has put in order: how many there are of each kind, by its number. A draw is made
 * when it happens, which is the same as shuffling beforehand and leaves less to hide.
 */
export type Counts = number[]

export function total(counts: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind]
  return sum
}

/** Draws one of the `left` there are, and returns its kind. */
export function drawOne(counts: Counts, left: number, draw: Draw, chance: Chance): number {
  const kind = chance.take(draw, counts, left)
  counts[kind]--
  return kind
}

/** Shuffles a pile back into what it came from, and returns how many there are now. */
export function reshuffle(pile: Counts, into: Counts): number {
  for (let kind = 0; kind < pile.length; kind++) {
    into[kind] += pile[kind]
    pile[kind] = 0
  }
  return total(into)
}

/** Puts a card into a hand, which is a list of kinds, lowest first. */
export function insert(hand: number[], kind: number): void {
  let at = hand.push(kind) - 1
  for (; at > 0 && hand[at - 1] > kind; at--) hand[at] = hand[at - 1]
  hand[at] = kind
}

/** Takes a card of this kind out of a hand that holds one. */
export function remove(hand: number[], kind: number): void {
  for (let at = hand.indexOf(kind) + 1; at < hand.length; at++) hand[at - 1] = hand[at]
  hand.pop()
}

/** Overwrites a list with another. */
export function copy(from: readonly number[], to: number[]): void {
  const { length } = from
  if (to.length > length) to.length = length
  for (let i = 0; i < length; i++) to[i] = from[i]
}

/** The same for each list of a list. */
export function copyLists(from: readonly (readonly number[])[], to: number[][]): void {
  for (let i = 0; i < from.length; i++) copy(from[i], to[i])
}
