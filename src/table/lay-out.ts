import type { Stack } from '#kernel/chance/stacked.ts'
import { canonicalJson } from '#kernel/hash.ts'
import type { Position } from '#kernel/match/position.ts'
import type { PersonId } from './entry.ts'
import type { SeatPlan } from './new-table.ts'
import { mustBePlaying } from './rights.ts'
import type { CommandResult, Table } from './table.ts'
import type { Tables } from './tables.ts'

/** What is set by hand: a position (or the one on the table), and what the next draws give. */
export interface Laying {
  readonly state?: unknown
  readonly stack?: Stack
}

/**
 * Sets up a match that is being played, for tests and for whoever works on a game. It is kept in the log like any move,
 * and marks the match for ever. No server that people play on calls this: `test/architecture.test.ts` sees to it.
 */
export function layOut(
  tables: Tables,
  match: string,
  { state = null, stack = {} }: Laying,
): Promise<CommandResult> {
  return tables.change(match, (table, at) => {
    mustBePlaying(table.room)
    return { entries: [table.commit({ kind: 'lay', state, stack, at })], again: false }
  })
}

/** Whether a position is one of the game on this table, with the same options and content. */
export function isOfTable({ box, setup }: Table, { game, options, content }: Position): boolean {
  return (
    setup.game === game &&
    box.shelf.hash(setup.content) === box.shelf.hash(content) &&
    canonicalJson(setup.options) === canonicalJson(options)
  )
}

/** A new table that stands at a position. Every seat is the host's or a bot's, so that it can begin at once. */
export async function openAt(
  tables: Tables,
  host: { readonly id: PersonId; readonly name: string },
  { game, options, content, state, stack }: Position,
  seats: readonly SeatPlan[],
): Promise<string> {
  const { id } = await tables.create(host.id, host.name, { game, options, pack: content, seats })
  await tables.command(id, host.id, { do: 'ready', on: true })
  await layOut(tables, id, { state, stack })
  return id
}
