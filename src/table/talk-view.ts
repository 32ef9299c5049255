import type { Message } from '#kernel/message.ts'
import type { PersonId } from './entry.ts'
import { isForgotten, type Room, type Said, seatsOf, type Told } from './room.ts'
import type { Table } from './table.ts'

/** A line as it is read. */
export type SaidView = Omit<Said, 'teams'>

/** A line by the bot of a seat of one's own side: what it is about to do, and why. */
export interface ToldView {
  readonly at: number
  readonly seat: string
  readonly message: Message
}

/** What a person may read of what was said; with `from`, only from the line of that moment on. */
export interface TalkView {
  readonly from?: number
  readonly said: readonly SaidView[]
  readonly told: readonly ToldView[]
}

/** How many lines there have been in a room: a reader's cursor. */
export interface Heard {
  readonly said: number
  readonly told: number
}

const NOTHING: Heard = { said: 0, told: 0 }

/** Those whom somebody has blocked, at whichever table; they belong to the person and not to the room. */
export type Blocked = ReadonlySet<PersonId>

export const NOBODY: Blocked = new Set()

/** What a person may read of all that was said since. */
export function talkView(
  table: Table,
  person: PersonId | null,
  { said, told }: Heard = NOTHING,
  blocked = NOBODY,
): TalkView {
  const { room } = table
  const teams = teamsOf(table, person)
  return {
    said: last(room.talk, room.said - said)
      .filter(mayRead(room, teams, person, blocked))
      .map(saidView),
    told: last(room.told, room.toldInAll - told)
      .filter(({ seat }) => teams.has(table.game.seats[seat].team))
      .map((line) => toldView(table, line)),
  }
}

/** Characters of what was said that go with a whole room, each time anything in it changes. */
const MOST_IN_ROOM = 10_000

/** The latest of it, as far as it goes with a room; whoever is told it apart has all. */
export function latestOf(said: readonly SaidView[]): readonly SaidView[] {
  let left = MOST_IN_ROOM
  const last = said.findLastIndex(({ text }) => {
    left -= text.length
    return left < 0
  })
  return said.slice(last + 1)
}

/** The talk from the last line that a client has; all of it, if what they may read has changed since. */
export function talkSince(table: Table, person: PersonId | null, at: number, blocked = NOBODY): TalkView {
  const { room } = table
  const mayBeRead = mayRead(room, teamsOf(table, person), person, blocked)
  const index = room.talk.findIndex((line) => line.at === at && mayBeRead(line))
  const number = room.said - room.talk.length + index
  const since = (person === null ? undefined : room.readers.get(person)?.since) ?? 0
  const all = talkView(table, person, NOTHING, blocked)
  // The client may still have lines of somebody who was forgotten.
  const hasForgotten = [...room.names.keys()].some((each) => isForgotten(room, each))
  if (index < 0 || number < since || hasForgotten) return all
  return { from: at, said: room.talk.slice(index).filter(mayBeRead).map(saidView), told: all.told }
}

function teamsOf({ room, game }: Table, person: PersonId | null): ReadonlySet<number> {
  return new Set(person === null ? [] : seatsOf(room, person).map((seat) => game.seats[seat].team))
}

/** What is said in a team is for the team, and nobody reads whom they have muted or blocked. */
function mayRead(
  room: Room,
  teams: ReadonlySet<number>,
  person: PersonId | null,
  blocked: Blocked,
): (said: Said) => boolean {
  const muted = person === null ? undefined : room.muted.get(person)
  const isUnheard = (speaker: PersonId): boolean => blocked.has(speaker) || (muted?.has(speaker) ?? false)
  return (said) =>
    (said.channel === 'table' || said.teams.some((team) => teams.has(team))) && !isUnheard(said.person)
}

function saidView({ teams: _, ...said }: Said): SaidView {
  return said
}

function toldView({ game }: Table, { at, seat, message }: Told): ToldView {
  return { at, seat: game.seats[seat].id, message }
}

/** The last `count` lines, or all there are. */
function last<Line>(lines: readonly Line[], count: number): readonly Line[] {
  return lines.slice(Math.max(0, lines.length - count))
}
