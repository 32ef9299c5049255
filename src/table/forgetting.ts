import type { Command } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import type { ListedSeat, Summary } from './listing.ts'
import { seatsAtFirst } from './options.ts'
import { emptyRoom, enter, nameAt, type Room, seatsOf } from './room.ts'
import type { KeptMatch, Rewritten } from './store.ts'

/** The commands with which a person leaves a match for ever, so that nobody waits for them. */
export function partingCommands(room: Room, person: PersonId): Command[] {
  const seats = seatsOf(room, person)
  if (room.status === 'gathering') return seats.map((seat) => ({ do: 'leave', seat }))
  const plays = room.status === 'playing' && seats.length > 0 && !room.conceded.has(person)
  return plays ? [{ do: 'concede' }] : []
}

/** What is to be overwritten in a match so that a person's name and talk are gone. */
export interface Forgetting {
  readonly entries: readonly Rewritten[]
  readonly summary: string
}

/**
 * Works on the log alone, so that stranded and damaged matches forget too. Ids stay, so that it is still known whose move was
 * whose; they are random and lead to nobody any more.
 */
export function forgettingOf(match: KeptMatch, person: PersonId): Forgetting {
  const rewritten = match.entries.map((text) => forgotten(text, person))
  const changed = rewritten.flatMap((entry, position) =>
    entry === match.entries[position] ? [] : [{ position, entry }],
  )
  return { entries: changed, summary: renamed(match.summary, rewritten, person) }
}

/** What stands in place of an entry; nothing, where what can no longer be read is about them. */
function forgotten(text: string, person: PersonId): string {
  const entry = readable<TableEntry>(text)
  if (entry === null) return text.includes(JSON.stringify(person)) ? '' : text
  const rewritten = without(entry, person)
  return rewritten === entry ? text : JSON.stringify(rewritten)
}

/** Entries are never removed: names and talk become empty texts, which nobody can send. */
function without(entry: TableEntry, person: PersonId): TableEntry {
  if (!('person' in entry) || entry.person !== person) return entry
  switch (entry.kind) {
    case 'created':
    case 'sat':
    case 'named':
      return entry.name === '' ? entry : { ...entry, name: '' }
    case 'said':
      return entry.text === '' ? entry : unsaid(entry)
    // The pad belongs to the side, which keeps it; its writers are shown to nobody.
    case 'noted':
      return { ...entry, person: '' }
    default:
      return entry
  }
}

function unsaid({ word: _, ...entry }: Extract<TableEntry, { kind: 'said' }>): TableEntry {
  return { ...entry, text: '' }
}

/** In place of a summary that cannot be read: it may hold the name, and is written anew when the table changes. */
const UNREADABLE = '{}'

/** Who sits where, as the log now has it; where it leads nowhere, nobody is called anything who may be the one. */
function renamed(summary: string, log: readonly string[], person: PersonId): string {
  const told = readable<Partial<Summary>>(summary)
  if (!Array.isArray(told?.seats)) return UNREADABLE
  const room = roomOf(log, told.seats.length)
  const seats = told.seats.map((seat: ListedSeat, index) => ({
    ...seat,
    names:
      room?.seats[index].holders.map((holder) => nameAt(room, holder)) ??
      seat.names.map((name, place) => ((seat.holders?.[place] ?? person) === person ? '' : name)),
  }))
  return JSON.stringify({ ...told, seats })
}

function roomOf(log: readonly string[], seatsAtLast: number): Room | null {
  try {
    const entries: TableEntry[] = log.map((text) => JSON.parse(text))
    const teams = Array.from({ length: seatsAtFirst(entries, seatsAtLast) }, () => 0)
    const room = emptyRoom('', teams)
    for (const entry of entries) enter(room, entry)
    return room.seats.length === seatsAtLast ? room : null
  } catch {
    return null
  }
}

function readable<T extends object>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : null
  } catch {
    return null
  }
}
