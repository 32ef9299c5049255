import { contentKey } from '#kernel/content.ts'
import type { Box } from '#kernel/game.ts'
import type { SealNumber } from '#kernel/match/seal.ts'
import type { Terms } from '#kernel/match/setup.ts'
import type { SnapshotCache } from '#kernel/match/snapshots.ts'
import type { PersonId, TableEntry } from './entry.ts'
import type { Seating } from './rematch.ts'
import { people } from './room.ts'
import { added, type SealedTerms } from './seal.ts'
import { Table } from './table.ts'
import type { World } from './world.ts'

/** What is to be played. */
export interface Wish {
  readonly game: string
  readonly options?: unknown
  readonly pack?: unknown
}

export interface NewTable extends Wish, Furnishing {}

/** How a table is laid. */
export interface Furnishing {
  readonly listed?: boolean
  /** By seat: the host's own, a bot's level, or open. */
  readonly seats?: readonly (SeatPlan | undefined)[]
}

export type SeatPlan = { readonly mine: true } | { readonly bot: string }

export interface Host {
  readonly id: PersonId
  readonly name: string
}

/** What was agreed on before there was a table. */
interface Agreed {
  readonly id: string
  /** Its commitment has been shown. */
  readonly secret: SealNumber
  /** Those who are ready, with the numbers they add. */
  readonly ready: ReadonlyMap<PersonId, SealNumber | null>
}

/** How a table is laid, and what it follows from. */
export interface Laying {
  readonly seating: readonly Seating[]
  readonly listed: boolean
  readonly agreed: Agreed | null
}

/** Those who sit down when the table is laid: the host and bots. */
export function seatingFor(
  { id: person, name }: Host,
  seats: readonly (SeatPlan | undefined)[],
  at: number,
): Seating[] {
  return seats.flatMap((plan, seat): Seating[] => {
    if (plan === undefined) return []
    if ('bot' in plan) return [{ kind: 'bot', seat, level: plan.bot, at }]
    return [{ kind: 'sat', seat, person, name, at }]
  })
}

/** A new table, and the entries that its log begins with. */
export function newTable(
  world: World,
  snapshots: SnapshotCache,
  { id: person, name }: Host,
  { game, rules, options, content, contentHash }: Terms,
  { seating, listed, agreed }: Laying,
): { readonly table: Table; readonly entries: readonly TableEntry[] } {
  const now = world.now()
  const terms = { game, rules, options, content, contentHash }
  const sealed = { secret: agreed?.secret ?? world.newSecret(), next: world.newSecret() }
  const setup: SealedTerms = { ...terms, ...sealed }
  const box = world.findBox(game) as Box
  const table = new Table(agreed?.id ?? world.newId(), box, setup, person, snapshots)
  const key = contentKey(box.shelf, terms)
  const pack = key === contentHash ? {} : { pack: key }
  const entries: TableEntry[] = [
    { kind: 'created', person, name, game, rules, options, contentHash, ...pack, ...sealed, listed, at: now },
    ...seating.filter(({ seat }) => seat < table.game.seats.length),
  ]
  for (const entry of entries) table.commit(entry)
  for (const each of people(table.room)) {
    const number = agreed?.ready.get(each)
    if (number === undefined) continue
    const context = { person: each, now, away: () => 0 }
    entries.push(...table.handle({ do: 'ready', on: true, ...added(number ?? undefined) }, context).entries)
  }
  return { table, entries }
}
