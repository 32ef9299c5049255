import type { Command } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import type { Summary } from './listing.ts'
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
 * Works on the log alone, so that stranded matches forget too. Ids stay, so that it is still known whose move was whose; they
 * are random and lead to nobody any more.
 */
export function forgettingOf(match: KeptMatch, person: PersonId): Forgetting {
  const log = match.entries.map((text) => JSON.parse(text) as TableEntry)
  const rewritten = log.map((entry) => without(entry, person))
  const changed = rewritten.flatMap((entry, position) =>
    entry === log[position] ? [] : [{ position, entry: JSON.stringify(entry) }],
  )
  return { entries: changed, summary: renamed(match.summary, rewritten) }
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

/** Who sits where, as the log now has it. */
function renamed(summary: string, log: readonly TableEntry[]): string {
  const told = readable(summary)
  if (told === null) return UNREADABLE
  const teams = Array.from({ length: seatsAtFirst(log, told.seats.length) }, () => 0)
  const room = emptyRoom('', teams)
  for (const entry of log) enter(room, entry)
  const seats = told.seats.map((seat, index) => ({
    ...seat,
    names: room.seats[index].holders.map((holder) => nameAt(room, holder)),
  }))
  return JSON.stringify({ ...told, seats })
}

function readable(summary: string): Pick<Summary, 'seats'> | null {
  try {
    const told: Partial<Summary> | null = JSON.parse(summary)
    return Array.isArray(told?.seats) ? { ...told, seats: told.seats } : null
  } catch {
    return null
  }
}
