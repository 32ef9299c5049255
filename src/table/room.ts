import type { SealNumber } from '../kernel/match/seal.ts'
import type { Message } from '../kernel/message.ts'
import type { Channel, Ending, Offer, PersonId, TableEntry } from './entry.ts'
import { toldApart } from './likeness.ts'
import { type News, tell } from './news.ts'
import { type Notes, write } from './pad.ts'
import { showSide } from './sides.ts'
import type { MatchStatus } from './store.ts'

/** Everything about a table but the game on it. */
export interface Room {
  host: PersonId
  listed: boolean
  status: MatchStatus
  /** Whether a position or draws were ever set by hand. */
  stacked: boolean
  /** What everyone who ever sat here was called elsewhere when they sat down; nothing for whoever was forgotten since. */
  readonly names: Map<PersonId, string>
  /** What they are called at this table, where no two names look alike. */
  readonly called: Map<PersonId, string>
  readonly seats: SeatRoom[]
  /** Those who are ready, with the number they add to the draws; null for one who adds none. */
  readonly ready: Map<PersonId, SealNumber | null>
  readonly conceded: Set<PersonId>
  /** By person, once the game has begun: the sides whose secrets they have been shown. */
  readonly seen: Map<PersonId, ReadonlySet<number>>
  offer: OpenOffer | null
  ending: Ending | null
  rematch: string | null
  /** Who came and went, the latest last. */
  readonly news: News[]
  readonly talk: Said[]
  /** How many lines were ever said: a count of the server's own, since not everyone may read all of them. */
  said: number
  /** What bots told those of their side. */
  readonly told: Told[]
  toldInAll: number
  /** By person: how often it changed what they may read, and as of which line it last did. */
  readonly readers: Map<PersonId, Reader>
  /** By team: what its people have noted for one another. */
  readonly pads: Map<number, Map<string, string>>
  /** By person: those whose talk they do not want to read. */
  readonly muted: Map<PersonId, Set<PersonId>>
}

export interface SeatRoom {
  /** Seats of one side have no secrets from one another. */
  readonly team: number
  /** Who has a right to this seat; several share it. */
  readonly holders: PersonId[]
  /** The level of the bot that plays it now, whoever has a right to it. */
  bot: string | null
  /** Of several holders, the one who has begun the seat's turn. */
  turn: PersonId | null
  invitation: OpenInvitation | null
}

/** What is kept of an invitation that nobody has used yet. */
interface OpenInvitation {
  readonly codeHash: string
  readonly by: PersonId
}

interface Reader {
  readonly changes: number
  readonly since: number
}

interface OpenOffer {
  readonly offer: Offer
  readonly by: PersonId
  /** By person: what they add to the draws of a rematch. */
  readonly agreed: Map<PersonId, SealNumber | null>
}

export interface Said {
  readonly at: number
  readonly person: PersonId
  readonly channel: Channel
  readonly teams: readonly number[]
  readonly text: string
}

/** A line by the bot of a seat, which everyone reads in their own language. */
export interface Told {
  readonly at: number
  readonly seat: number
  readonly message: Message
}

/** More is not kept in a room; the log has it all. */
const TALK_KEPT = 200
const TOLD_KEPT = 20

export function emptyRoom(host: PersonId, teams: readonly number[]): Room {
  return {
    host,
    listed: false,
    status: 'gathering',
    stacked: false,
    names: new Map(),
    called: new Map(),
    seats: teams.map((team) => ({ team, holders: [], bot: null, turn: null, invitation: null })),
    ready: new Map(),
    conceded: new Set(),
    seen: new Map(),
    offer: null,
    ending: null,
    rematch: null,
    news: [],
    talk: [],
    said: 0,
    told: [],
    toldInAll: 0,
    readers: new Map(),
    pads: new Map(),
    muted: new Map(),
  }
}

/** What an entry changes in the room. What it changes in the game is the match's part. */
export function enter(room: Room, entry: TableEntry): void {
  tell(room, entry)
  switch (entry.kind) {
    case 'created':
      introduce(room, entry.person, entry.name)
      room.listed = entry.listed
      return
    case 'sat':
      sit(room, entry.seat, entry.person, entry.name)
      return
    case 'left':
      leave(room, entry.seat, entry.person)
      return
    case 'bot':
      room.seats[entry.seat].bot = entry.level
      room.seats[entry.seat].turn = null
      room.ready.clear()
      return
    case 'invited':
      room.seats[entry.seat].invitation = { codeHash: entry.codeHash, by: entry.by ?? room.host }
      return
    case 'ready':
      if (entry.on) room.ready.set(entry.person, entry.number ?? null)
      else room.ready.delete(entry.person)
      return
    case 'listed':
      room.listed = entry.on
      return
    case 'started':
      start(room)
      return
    case 'offered':
      room.offer = {
        offer: entry.offer,
        by: entry.person,
        agreed: new Map([[entry.person, entry.number ?? null]]),
      }
      return
    case 'answered':
      if (entry.agree) room.offer?.agreed.set(entry.person, entry.number ?? null)
      else room.offer = null
      return
    case 'act':
    case 'undo':
      return
    case 'takeback':
      room.offer = null
      for (const seat of room.seats) seat.turn = null
      return
    case 'lay':
      room.stacked = true
      room.offer = null
      for (const seat of room.seats) seat.turn = null
      return
    case 'conceded':
      concede(room, entry.person)
      return
    case 'ended':
      room.status = 'over'
      room.ending = entry.how
      room.offer = null
      return
    case 'rematch':
      room.rematch = entry.next
      room.offer = null
      return
    case 'said':
      say(room, entry)
      return
    case 'bot-said':
      room.told.push({ at: entry.at, seat: entry.seat, message: entry.message })
      room.toldInAll++
      if (room.told.length > TOLD_KEPT) room.told.shift()
      return
    case 'noted':
      note(room, entry.team, entry.notes)
      return
    case 'muted':
      mute(room, entry.person, entry.whom, entry.on)
  }
}

/** Those who were here before keep what they are called. */
function introduce(room: Room, person: PersonId, name: string): void {
  if (room.names.get(person) === name) return
  room.names.set(person, name)
  room.called.delete(person)
  room.called.set(person, name === '' ? '' : toldApart(name, room.called.values()))
}

function sit(room: Room, seat: number, person: PersonId, name: string): void {
  const { holders } = room.seats[seat]
  introduce(room, person, name)
  room.seats[seat].bot = null
  room.seats[seat].invitation = null
  room.ready.clear()
  if (!holders.includes(person)) holders.push(person)
  readsAnew(room, person)
  if (room.status === 'playing') showSide(room, person, seat)
}

/** What an invitation promises before the start is not what it would give after it. */
function start(room: Room): void {
  room.status = 'playing'
  for (const [seat, place] of room.seats.entries()) {
    place.invitation = null
    for (const person of place.holders) showSide(room, person, seat)
  }
}

function leave(room: Room, seat: number, person: PersonId): void {
  const { holders } = room.seats[seat]
  const at = holders.indexOf(person)
  if (at >= 0) holders.splice(at, 1)
  readsAnew(room, person)
  if (room.seats[seat].turn === person) room.seats[seat].turn = null
  // A seat that nobody has is for the host to offer.
  if (holders.length === 0) room.seats[seat].invitation = null
  withdraw(room.seats[seat], person)
  room.ready.clear()
  if (room.host === person && seatsOf(room, person).length === 0) room.host = people(room)[0] ?? person
}

function concede(room: Room, person: PersonId): void {
  room.conceded.add(person)
  for (const seat of room.seats) {
    if (seat.turn === person) seat.turn = null
    withdraw(seat, person)
  }
}

/** What somebody no longer has is not theirs to share, also where they invited before. */
function withdraw(seat: SeatRoom, person: PersonId): void {
  if (seat.invitation?.by === person) seat.invitation = null
}

function say(room: Room, { at, person, channel, teams, text }: Said): void {
  // Said by somebody who was forgotten since.
  if (text === '') return
  room.talk.push({ at, person, channel, teams, text })
  room.said++
  if (room.talk.length > TALK_KEPT) room.talk.shift()
}

function note(room: Room, team: number, notes: Notes): void {
  const pad = room.pads.get(team) ?? new Map<string, string>()
  write(pad, notes)
  room.pads.set(team, pad)
}

function mute(room: Room, person: PersonId, whom: PersonId, on: boolean): void {
  const muted = room.muted.get(person) ?? new Set()
  if (on) muted.add(whom)
  else muted.delete(whom)
  room.muted.set(person, muted)
  readsAnew(room, person)
}

function readsAnew(room: Room, person: PersonId): void {
  const { changes } = room.readers.get(person) ?? { changes: 0 }
  room.readers.set(person, { changes: changes + 1, since: room.said })
}

/** How a table calls somebody; nothing for whoever was forgotten, and is called in the reader's own language. */
export function nameAt(room: Room, person: PersonId): string {
  return room.called.get(person) ?? ''
}

/** Nobody will hear of them again. */
export function isForgotten(room: Room, person: PersonId): boolean {
  return room.names.get(person) === ''
}

/** Everyone who has a right to a seat, in the order of the seats. */
export function people(room: Room): PersonId[] {
  return [...new Set(room.seats.flatMap((seat) => seat.holders))]
}

export function seatsOf(room: Room, person: PersonId): number[] {
  return room.seats.flatMap((seat, index) => (seat.holders.includes(person) ? [index] : []))
}

/** Those whose word an offer needs: whoever plays a seat and has not left it to a bot. */
export function voters(room: Room): PersonId[] {
  const playing = room.seats.flatMap(({ holders, bot }) => (bot === null ? holders : []))
  const mayVote = (person: PersonId): boolean =>
    !isForgotten(room, person) && (room.status === 'over' || !room.conceded.has(person))
  return [...new Set(playing)].filter(mayVote)
}

export function isAgreed(room: Room): boolean {
  const asked = voters(room)
  return asked.length > 0 && asked.every((person) => room.offer?.agreed.has(person))
}
