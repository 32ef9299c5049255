import { DOUBLE_SHARK, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'

/** A line begins with the card that lies face down; from here on they lie open. */
export const FIRST_UP = 1

/**
 * What a Combat Line counts, or its first cards. Rulebook, "Shark!", "Doubles Previous Card in Combat Line": first in the
 * line, or after another Shark!, it adds nothing.
 */
export function lineTotal(line: readonly number[], count: number = line.length): number {
  let sum = 0
  let last = 0
  for (let i = 0; i < count; i++) {
    const card = line[i]
    if (card === SHARK_CARD) {
      sum += last
      last = 0
    } else {
      sum += card
      last = card
    }
  }
  return sum
}

export function sharksIn(line: readonly number[]): number {
  let count = 0
  for (let i = 0; i < line.length; i++) if (line[i] === SHARK_CARD) count++
  return count
}

/** Whether it is the line of the Great White with which it wins at once. */
export function hasDoubleShark(seat: number, line: readonly number[]): boolean {
  return seat === SHARK_SEAT && sharksIn(line) >= DOUBLE_SHARK
}

/** Whether a Shark! lies face up in a line. */
export function showsShark(line: readonly number[]): boolean {
  for (let i = FIRST_UP; i < line.length; i++) if (line[i] === SHARK_CARD) return true
  return false
}

/**
 * The highest face-down card with which a line is not over 23. Whoever is over must pass, so whoever takes a card
 * tells everyone that theirs is no higher.
 */
export function highestDown(line: readonly number[]): number {
  let shown = 0
  let last = 0
  for (let i = FIRST_UP; i < line.length; i++) {
    const card = line[i]
    if (card === SHARK_CARD) {
      shown += last
      last = 0
    } else {
      shown += card
      last = card
    }
  }
  const doubled = line[FIRST_UP] === SHARK_CARD ? 2 : 1
  return Math.floor((TARGET - shown) / doubled)
}
