import type { Command } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import { seatsAtFirst } from './options.ts'
import { emptyRoom, enter, nameAt, type Room, seatsOf } from './room.ts'
import type { KeptMatch, Rewritten } from './store.ts'

/** What somebody does who will never come back, so that nobody waits for them. */
export function partingCommands(room: Room, person: PersonId): Command[] {
  const seats = seatsOf(room, person)
  if (room.status === 'gathering') return seats.map((seat) => ({ do: 'leave', seat }))
  const plays = room.status === 'playing' && seats.length > 0 && !room.conceded.has(person)
  return plays ? [{ do: 'concede' }] : []
}

/** What is to be written over a match so that it holds nothing a person said or was called. */
export interface Forgetting {
  readonly entries: readonly Rewritten[]
  readonly summary: string
}

/**
 * Works on the log alone: matches that can no longer be played are to forget too. Ids stay, and with them whose move was
 * whose; they are random and lead to nobody any more.
 */
export function forgettingOf({ entries, summary }: KeptMatch, person: PersonId): Forgetting {
  const log = entries.map((text) => JSON.parse(text) as TableEntry)
  const rewritten = log.map((entry) => without(entry, person))
  const changed = rewritten.flatMap((entry, position) =>
    entry === log[position] ? [] : [{ position, entry: JSON.stringify(entry) }],
  )
  return { entries: changed, summary: renamed(summary, rewritten) }
}

/** Nothing is ever taken out of a log: what was said or called stays as an empty text, which nobody can send. */
function without(entry: TableEntry, person: PersonId): TableEntry {
  if (!('person' in entry) || entry.person !== person) return entry
  switch (entry.kind) {
    case 'created':
    case 'sat':
    case 'named':
      return entry.name === '' ? entry : { ...entry, name: '' }
    case 'said':
      return entry.text === '' ? entry : unsaid(entry)
    // A pad belongs to its side, which goes on with it; who wrote what on it is told to nobody anyway.
    case 'noted':
      return { ...entry, person: '' }
    default:
      return entry
  }
}

function unsaid({ word: _, ...entry }: Extract<TableEntry, { kind: 'said' }>): TableEntry {
  return { ...entry, text: '' }
}

interface Summary {
  readonly seats: readonly object[]
}

/** Who sits where, as the log now has it. */
function renamed(summary: string, log: readonly TableEntry[]): string {
  const told: Summary = JSON.parse(summary)
  const teams = Array.from({ length: seatsAtFirst(log, told.seats.length) }, () => 0)
  const room = emptyRoom('', teams)
  for (const entry of log) enter(room, entry)
  const seats = told.seats.map((seat, index) => ({
    ...seat,
    names: room.seats[index].holders.map((holder) => nameAt(room, holder)),
  }))
  return JSON.stringify({ ...told, seats })
}
