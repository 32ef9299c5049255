import type { SealNumber } from '../kernel/match/seal.ts'
import type { Message } from '../kernel/message.ts'
import type { Channel, Ending, Offer, PersonId, TableEntry } from './entry.ts'
import { type Notes, write } from './pad.ts'
import type { MatchStatus } from './store.ts'

/** Everything about a table but the game on it. */
export interface Room {
  host: PersonId
  listed: boolean
  status: MatchStatus
  /** Whether a position or draws were ever set by hand. */
  stacked: boolean
  readonly names: Map<PersonId, string>
  readonly seats: SeatRoom[]
  /** Those who are ready, with the number they add to the draws; null for one who adds none. */
  readonly ready: Map<PersonId, SealNumber | null>
  readonly conceded: Set<PersonId>
  offer: OpenOffer | null
  ending: Ending | null
  rematch: string | null
  readonly talk: Said[]
  /** What bots told those of their side. */
  readonly told: Told[]
  /** By team: what its people have noted for one another. */
  readonly pads: Map<number, Map<string, string>>
  /** By person: those whose talk they do not want to read. */
  readonly muted: Map<PersonId, Set<PersonId>>
}

export interface SeatRoom {
  /** Who has a right to this seat; several share it. */
  readonly holders: PersonId[]
  /** The level of the bot that plays it now, whoever has a right to it. */
  bot: string | null
  /** Of several holders, the one who has begun the seat's turn. */
  turn: PersonId | null
  /** What is kept of an invitation that nobody has used yet. */
  invitation: string | null
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
interface Told {
  readonly at: number
  readonly seat: number
  readonly message: Message
}

/** More is not kept in a room; the log has it all. */
const TALK_KEPT = 200
const TOLD_KEPT = 20

export function emptyRoom(host: PersonId, seats: number): Room {
  return {
    host,
    listed: false,
    status: 'gathering',
    stacked: false,
    names: new Map(),
    seats: Array.from({ length: seats }, () => ({ holders: [], bot: null, turn: null, invitation: null })),
    ready: new Map(),
    conceded: new Set(),
    offer: null,
    ending: null,
    rematch: null,
    talk: [],
    told: [],
    pads: new Map(),
    muted: new Map(),
  }
}

/** What an entry changes in the room. What it changes in the game is the match's part. */
export function enter(room: Room, entry: TableEntry): void {
  switch (entry.kind) {
    case 'created':
      room.names.set(entry.person, entry.name)
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
      room.seats[entry.seat].invitation = entry.codeHash
      return
    case 'ready':
      if (entry.on) room.ready.set(entry.person, entry.number ?? null)
      else room.ready.delete(entry.person)
      return
    case 'listed':
      room.listed = entry.on
      return
    case 'started':
      room.status = 'playing'
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
      room.conceded.add(entry.person)
      for (const seat of room.seats) if (seat.turn === entry.person) seat.turn = null
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
      if (room.told.length > TOLD_KEPT) room.told.shift()
      return
    case 'noted':
      note(room, entry.team, entry.notes)
      return
    case 'muted':
      mute(room, entry.person, entry.whom, entry.on)
  }
}

function sit(room: Room, seat: number, person: PersonId, name: string): void {
  const { holders } = room.seats[seat]
  room.names.set(person, name)
  room.seats[seat].bot = null
  room.seats[seat].invitation = null
  room.ready.clear()
  if (!holders.includes(person)) holders.push(person)
}

function leave(room: Room, seat: number, person: PersonId): void {
  const { holders } = room.seats[seat]
  const at = holders.indexOf(person)
  if (at >= 0) holders.splice(at, 1)
  if (room.seats[seat].turn === person) room.seats[seat].turn = null
  room.ready.clear()
  if (room.host === person && seatsOf(room, person).length === 0) room.host = people(room)[0] ?? person
}

function say(room: Room, { at, person, channel, teams, text }: Said): void {
  room.talk.push({ at, person, channel, teams, text })
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
  const mayVote = (person: PersonId): boolean => room.status === 'over' || !room.conceded.has(person)
  return [...new Set(playing)].filter(mayVote)
}

export function isAgreed(room: Room): boolean {
  const asked = voters(room)
  return asked.length > 0 && asked.every((person) => room.offer?.agreed.has(person))
}

/** Whether everyone who had a right to a seat has given it up. */
export function hasConceded(room: Room, seat: number, also?: PersonId): boolean {
  const { holders } = room.seats[seat]
  return holders.length > 0 && holders.every((holder) => holder === also || room.conceded.has(holder))
}
