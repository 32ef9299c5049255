import type { Stack } from '../chance/stacked.ts'
import type { Options, PlayedGame } from '../game.ts'
import { allSeats, seatSet, WATCHER } from '../seats.ts'
import type { Match } from './match.ts'

/** A moment of a match as plain data: what a table can be laid out with. */
export interface Position {
  readonly game: string
  readonly options: Options
  readonly content: unknown
  /** As the game writes it. */
  readonly state: unknown
  /** What the next draws give, by label. */
  readonly stack: Stack
}

/** The position a match has come to. */
export function positionOf<State>({ match, content }: { match: Match<State>; content: unknown }): Position {
  const { game, state, stack } = match
  return { game: game.id, options: game.options, content, state: game.write(game.clone(state)), stack }
}

/** What is wrong with a written state that comes from elsewhere, beside one that is known to be right; null when nothing is. */
export function unfit<State>(game: PlayedGame<State>, state: unknown, right: State): string | null {
  const fault = unlike(state, game.write(right), 'state')
  if (fault !== null) return fault
  return unplayable(game, state)
}

/** Why a match cannot go on from a written state; null when it can. */
export function unplayable<State>(game: PlayedGame<State>, state: unknown): string | null {
  try {
    const laid = game.read(state)
    const [broken] = game.invariants(laid)
    if (broken !== undefined) return broken
    // A state that cannot be shown would break the table for those who sit at it: try every kind of viewer.
    for (const viewer of [
      WATCHER,
      allSeats(game.seats.length),
      ...game.seats.map((_, seat) => seatSet(seat)),
    ])
      game.view(laid, viewer)
    game.decisions(laid)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The path at which two values differ in fields or types, or null. A null in place of an object or list is allowed. */
function unlike(value: unknown, right: unknown, path: string): string | null {
  const isEmpty = value === null || right === null
  if (isEmpty) return typeof (value ?? right) === 'object' ? null : `${path} must be ${kindOf(right)}`
  if (kindOf(value) !== kindOf(right)) return `${path} must be ${kindOf(right)}`
  if (Array.isArray(value) && Array.isArray(right)) {
    if (right.length === 0) return null
    return firstOf(value, (each, index) => unlike(each, right[index] ?? right[0], `${path}[${index}]`))
  }
  if (typeof value !== 'object') return null
  const [given, wanted] = [value, right] as { readonly [field: string]: unknown }[]
  const missing = Object.keys(wanted).find((field) => !Object.hasOwn(given, field))
  if (missing !== undefined) return `${path}.${missing} is missing`
  return firstOf(Object.keys(given), (field) =>
    Object.hasOwn(wanted, field)
      ? unlike(given[field], wanted[field], `${path}.${field}`)
      : `${path}.${field} is not a field`,
  )
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
}

function firstOf<Item>(items: readonly Item[], look: (item: Item, index: number) => string | null) {
  for (const [index, item] of items.entries()) {
    const found = look(item, index)
    if (found !== null) return found
  }
  return null
}
