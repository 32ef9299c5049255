import type { SealNumber } from '#kernel/match/seal.ts'
import type { Message } from '#kernel/message.ts'
import type { Channel, Ending, Offer, PersonId, TableEntry } from './entry.ts'
import { toldApart } from './likeness.ts'
import { type News, tell } from './news.ts'
import { enterOptions } from './options-entered.ts'
import { type Notes, write } from './pad.ts'
import type { QuickWord } from './quick-words.ts'
import { undoReady } from './readiness.ts'
import type { NextSeat } from './rematch-seats.ts'
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
  /** The link to the table, while it leads to a free seat. */
  link: TableLink | null
  /** Those who are ready, with the number they add to the draws; null for one who adds none. */
  readonly ready: Map<PersonId, SealNumber | null>
  /** Those who were ready until the table changed, by the moment of that change; until they say so again. */
  readonly unready: Map<PersonId, number>
  /** How often something was changed that people may have been ready for. */
  arranged: number
  readonly conceded: Set<PersonId>
  /** By person, once the game has begun: the sides whose secrets they have been shown. */
  readonly seen: Map<PersonId, ReadonlySet<number>>
  offer: OpenOffer | null
  /** How many offers there have been: each is known by its number. */
  offers: number
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
  /** By person: how often what they may read has changed, and the number of the line at which it last did. */
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
  /** Who put the bot there, where that is known. */
  minder: PersonId | null
  /** Of several holders, the one who has begun the seat's turn. */
  turn: PersonId | null
  invitation: OpenInvitation | null
}

/** What is kept of an invitation that nobody has used yet. */
interface OpenInvitation {
  readonly codeHash: string
  readonly by: PersonId
}

/** What is kept of the link to a table. */
interface TableLink {
  readonly codeHash: string
  /** Who made it. */
  readonly by: PersonId
  readonly since: number
}

interface Reader {
  readonly changes: number
  readonly since: number
}

interface OpenOffer {
  readonly id: number
  readonly offer: Offer
  readonly by: PersonId
  /** By person: what they add to the draws of a rematch. */
  readonly agreed: Map<PersonId, SealNumber | null>
  /** Whose word it needs, where that was settled when it was asked. */
  asked: readonly PersonId[] | null
}

export interface Said {
  readonly at: number
  readonly person: PersonId
  readonly channel: Channel
  readonly teams: readonly number[]
  readonly text: string
  /** Of a quick word, its key; the text then is how it reads in English. */
  readonly word?: QuickWord
}

/** A line by the bot of a seat, which everyone reads in their own language. */
export interface Told {
  readonly at: number
  readonly seat: number
  readonly message: Message
}

/** Lines that a room keeps in memory; the log has all. */
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
    seats: teams.map((team) => ({
      team,
      holders: [],
      bot: null,
      minder: null,
      turn: null,
      invitation: null,
    })),
    link: null,
    ready: new Map(),
    unready: new Map(),
    arranged: 0,
    conceded: new Set(),
    seen: new Map(),
    offer: null,
    offers: 0,
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
      leave(room, entry)
      return
    case 'bot':
      seatBot(room, entry)
      return
    case 'invited':
      room.seats[entry.seat].invitation = { codeHash: entry.codeHash, by: entry.by ?? room.host }
      return
    case 'linked':
      room.link = { codeHash: entry.codeHash, by: entry.by, since: entry.at }
      return
    case 'named':
      introduce(room, entry.person, entry.name)
      return
    case 'ready':
      if (entry.on) room.ready.set(entry.person, entry.number ?? null)
      else room.ready.delete(entry.person)
      room.unready.delete(entry.person)
      return
    case 'listed':
      room.listed = entry.on
      return
    case 'options':
      enterOptions(room, entry)
      for (const person of people(room)) readsAnew(room, person)
      return
    case 'started':
      start(room)
      return
    case 'offered':
      room.offer = {
        id: ++room.offers,
        offer: entry.offer,
        by: entry.person,
        agreed: new Map([[entry.person, entry.number ?? null]]),
        asked: entry.asked ?? null,
      }
      return
    case 'answered':
      if (entry.agree) agree(room, entry)
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
    case 'raised':
      // Nobody can go back past it.
      if (room.offer?.offer.what === 'takeback') room.offer = null
      for (const seat of room.seats) seat.turn = null
      return
    case 'renewed':
      undoReady(room, entry.at)
      return
    case 'conceded':
      concede(room, entry.person)
      return
    case 'ended':
      room.status = 'over'
      room.link = null
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

/** Agreeing again does not change the number that somebody adds to the draws: `without` only drops those who have gone. */
function agree(
  { offer }: Room,
  { person, number, without }: Extract<TableEntry, { kind: 'answered' }>,
): void {
  if (offer === null) return
  if (!offer.agreed.has(person)) offer.agreed.set(person, number ?? null)
  if (without !== undefined) offer.asked = offer.asked?.filter((asked) => !without.includes(asked)) ?? null
}

/** A newcomer whose name looks like another's gets a number; those who were here before keep theirs. */
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
  // Being ready means: begin once every seat is filled. So the others stay ready, and only the newcomer is still to say so.
  room.ready.delete(person)
  room.unready.delete(person)
  if (!holders.includes(person)) holders.push(person)
  readsAnew(room, person)
  if (room.status === 'playing') showSide(room, person, seat)
}

/** A bot on a free seat leaves the others ready; in place of another bot, or sent away, it changes what they agreed to. */
function seatBot(room: Room, { at, seat, level, by }: Extract<TableEntry, { kind: 'bot' }>): void {
  const place = room.seats[seat]
  const isFilling = level !== null && place.bot === null
  place.bot = level
  place.minder = level === null ? null : (by ?? null)
  place.turn = null
  // Nobody is ready for anything in the game: the set is emptied when a bot is first seated, as rooms of 0.1.0 show it.
  if (room.status !== 'gathering') room.ready.clear()
  else if (isFilling) room.ready.delete(by ?? room.host)
  else undoReady(room, at)
}

/** Invitations and links end when the game begins. */
function start(room: Room): void {
  room.status = 'playing'
  room.link = null
  for (const [seat, place] of room.seats.entries()) {
    place.invitation = null
    for (const person of place.holders) showSide(room, person, seat)
  }
}

function leave(room: Room, { at, seat, person }: Extract<TableEntry, { kind: 'left' }>): void {
  const { holders } = room.seats[seat]
  const place = holders.indexOf(person)
  if (place >= 0) holders.splice(place, 1)
  readsAnew(room, person)
  if (room.seats[seat].turn === person) room.seats[seat].turn = null
  // An invitation to a seat that nobody holds any more is void: only the host offers such seats.
  if (holders.length === 0) room.seats[seat].invitation = null
  withdraw(room.seats[seat], person)
  room.ready.delete(person)
  undoReady(room, at)
  if (room.host === person && seatsOf(room, person).length === 0) room.host = people(room)[0] ?? person
}

function concede(room: Room, person: PersonId): void {
  room.conceded.add(person)
  for (const seat of room.seats) {
    if (seat.turn === person) seat.turn = null
    withdraw(seat, person)
  }
}

/** Voids the invitation of somebody who has left the seat: it is no longer theirs to share. */
function withdraw(seat: SeatRoom, person: PersonId): void {
  if (seat.invitation?.by === person) seat.invitation = null
}

function say(room: Room, { at, person, channel, teams, text, word }: Said): void {
  // An empty text is that of somebody who was forgotten since.
  if (text === '') return
  room.talk.push({ at, person, channel, teams, text, ...(word === undefined ? {} : { word }) })
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

/** Whether a person was forgotten: then their name is empty. */
export function isForgotten(room: Room, person: PersonId): boolean {
  return room.names.get(person) === ''
}

/** Whether a code is that of the link to this table. */
export function leadsHere(room: Room, codeHash: string): boolean {
  return room.link?.codeHash === codeHash
}

/** Everyone who has a right to a seat, in the order of the seats. */
export function people(room: Room): PersonId[] {
  return [...new Set(room.seats.flatMap((seat) => seat.holders))]
}

export function seatsOf(room: Room, person: PersonId): number[] {
  return room.seats.flatMap((seat, index) => (seat.holders.includes(person) ? [index] : []))
}

/**
 * Those whose word an offer needs: whoever plays a seat and has not left it to a bot. If others put the bot there, also those
 * with whom one shares the seat, it still needs theirs while the game runs: nobody has an absent player minded to end the
 * match without them.
 */
export function voters(room: Room): PersonId[] {
  const playing = room.seats.flatMap(({ bot, minder, holders }) => {
    if (bot === null) return holders
    const isMinded = minder !== null && room.status === 'playing'
    return isMinded ? holders.filter((holder) => holder !== minder) : []
  })
  const mayVote = (person: PersonId): boolean =>
    !isForgotten(room, person) && (room.status === 'over' || !room.conceded.has(person))
  return [...new Set(playing)].filter(mayVote)
}

/** Who may have another match: whoever has a seat in it, also who gave up here or left theirs to a bot. */
export function rematchers(room: Room, next: { readonly seats?: readonly NextSeat[] } = {}): PersonId[] {
  const holders = new Set(room.seats.flatMap((seat) => seat.holders))
  const sits = (person: PersonId): boolean =>
    next.seats?.some((seat) => seat.holders.includes(person)) ?? true
  return [...holders].filter((person) => !isForgotten(room, person) && sits(person))
}

/** Those whose word the open offer needs. */
export function askedOf(room: Room): PersonId[] {
  const asked = room.offer?.asked ?? voters(room)
  return asked.filter((person) => !isForgotten(room, person))
}

/** Those who are at a table of their own accord: of a seat that a bot minds from the beginning nobody is waited for. */
export function awaited(room: Room): PersonId[] {
  return [...new Set(room.seats.flatMap(({ holders, bot }) => (bot === null ? holders : [])))]
}

export function isAgreed(room: Room): boolean {
  const asked = askedOf(room)
  return asked.length > 0 && asked.every((person) => room.offer?.agreed.has(person))
}
