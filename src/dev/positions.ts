import { findBox } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { type Position, positionOf } from '#kernel/match/position.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { Refusal } from '#kernel/refusal.ts'
import { allSeats, hasSeat } from '#kernel/seats.ts'
import type { SeatPlan } from '#table/new-table.ts'
import { laidOut } from './layouts.ts'
import { readLiteral } from './literal.ts'

/** A record or a save, or a layout as tests write it. */
export function readPosition(text: string, game: string): Position {
  return orRefused(() => {
    if (!text.trimStart().startsWith('dorsal ')) return laidOut(game, readLiteral(text))
    const { match, record } = readRecord(text.trimStart(), findBox)
    return positionOf({ match, content: record.setup.content })
  })
}

/** A state with some fields changed: objects field by field, all else as a whole. */
export function readPatch(text: string, state: unknown): unknown {
  return orRefused(() => patched(state, readLiteral(text)))
}

function patched(value: unknown, patch: unknown): unknown {
  if (!isFields(value) || !isFields(patch)) return patch
  const changed = Object.entries(patch).map(([field, change]) => [field, patched(value[field], change)])
  return { ...value, ...Object.fromEntries(changed) }
}

function isFields(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Seats that the position asks are the host's, or all are; bots have the rest. */
export function seatPlans({ game: id, options, content, state }: Position, everywhere: boolean): SeatPlan[] {
  const game = (findBox(id) as Box).open(options, content)
  const asked = game.toAct(state)
  const mine = everywhere || asked === 0 ? allSeats(game.seats.length) : asked
  return game.seats.map((_, seat) => (hasSeat(mine, seat) ? { mine: true } : { bot: 'cadet' }))
}

function orRefused<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('position', { fault: error instanceof Error ? error.message : String(error) })
  }
}
