import { contentKey } from '#kernel/content.ts'
import type { Game, Options } from '#kernel/game.ts'
import { takebacksIn } from '#kernel/match/raise.ts'
import type { AddedNumber, SealNumber } from '#kernel/match/seal.ts'
import { seatsIn, type Viewer } from '#kernel/seats.ts'
import type { Ending, Offer, PersonId, RematchSeating } from './entry.ts'
import type { News } from './news.ts'
import type { Pads } from './pad.ts'
import { hasConceded } from './players.ts'
import { planned } from './rematch.ts'
import type { NextSeat } from './rematch-seats.ts'
import { askedOf, nameAt, people, seatsOf } from './room.ts'
import { isSealed } from './seal.ts'
import type { MatchStatus } from './store.ts'
import type { Table } from './table.ts'
import { latestOf, NOBODY, type SaidView, type ToldView, talkView } from './talk-view.ts'

/** What a person, or somebody who only watches, is shown of a room. */
export interface RoomView {
  readonly match: string
  readonly game: string
  readonly rules: number
  /** The number it began with, where it went on by newer rules. */
  readonly began?: number
  readonly options: Options
  /** The hash of what is in the box. */
  readonly content: string
  /** Shown from the first on: the server cannot change its secret (or, before format 2, its seed) any more. */
  readonly commitment: string
  /** Once it is over, no secret any more; null when it never began. */
  readonly seed: string | null
  /** What the seed is made of; null where the server drew the seed alone, before format 2. */
  readonly seal: SealView | null
  readonly status: MatchStatus
  readonly ending: Ending | null
  /** How many times all went back; told once it is over. */
  readonly takebacks: number | null
  /** The seats that have won, once it is over; none when it was broken off. */
  readonly winners: readonly string[] | null
  /** Whether a position or draws were set by hand: such a match proves nothing. */
  readonly stacked: boolean
  readonly listed: boolean
  /** Since when there is the link that leads to this table; null where there is none. */
  readonly linked: number | null
  /** How often something was changed that people may have been ready for; to be ready with. */
  readonly arranged: number
  readonly host: PersonId
  readonly me: PersonId | null
  readonly mine: readonly string[]
  readonly seats: readonly SeatRoomView[]
  readonly people: readonly PersonRoomView[]
  readonly offer: {
    /** To answer with: by then something else may be asked. */
    readonly id: number
    readonly offer: { readonly what: Offer['what']; readonly seating?: RematchSeating }
    readonly by: PersonId
    readonly agreed: readonly PersonId[]
    /** Of a rematch: whose word it needs, and who will sit where. */
    readonly asked?: readonly PersonId[]
    readonly seats?: readonly NextSeatView[]
  } | null
  readonly rematch: string | null
  /** Who would sit where at a rematch, with the same sides and with others; told where one can be asked for. */
  readonly rematchSeats: { readonly [seating in 'same' | 'swap']: readonly NextSeatView[] } | null
  /** The commitment of the match that a rematch would be: shown before anyone agrees to one. */
  readonly nextCommitment: string | null
  /** Who came, went, shares, minds or is back, the latest last. */
  readonly news: readonly NewsView[]
  readonly talk: readonly SaidView[]
  readonly told: readonly ToldView[]
  /** Those whose talk this person does not want to read. */
  readonly muted: readonly PersonId[]
  /** Those of the people ever here whom this person has blocked. */
  readonly blocked: readonly PersonId[]
}

/** A room without what was said in it. */
export type QuietRoomView = Omit<RoomView, 'talk' | 'told'>

/** News with seats by their ids, and the names of people who may have left since. */
export interface NewsView extends Pick<News, 'at' | 'what' | 'level'> {
  readonly seat: string | null
  readonly person: NamedPerson | null
  readonly by: NamedPerson | null
}

interface NamedPerson {
  readonly id: PersonId
  readonly name: string
}

interface NextSeatView extends NextSeat {
  readonly seat: string
}

interface SeatRoomView {
  readonly seat: string
  readonly team: number
  readonly holders: readonly PersonId[]
  readonly bot: string | null
  /** Who of several holders has begun the seat's turn; only they are told. */
  readonly turn: PersonId | null
  readonly invited: boolean
}

/** What goes into the draws of a match. */
export interface SealView {
  /** The server's, once the match is over. */
  readonly secret: SealNumber | null
  /** People's, from the moment it begins: nobody can change them any more. */
  readonly numbers: readonly AddedNumber[] | null
}

export interface PersonRoomView extends NamedPerson {
  readonly ready: boolean
  /** Was ready until the table changed at that moment, which the news tell of, and has not said so again. */
  readonly unready: number | null
  /** Whether being ready they add a number to the draws. */
  readonly adds: boolean
  readonly conceded: boolean
}

export function roomView(table: Table, person: PersonId | null, unheard = NOBODY): RoomView {
  const { muted, blocked, ...room } = quietRoomView(table, person, unheard)
  const { said, told } = talkView(table, person, undefined, unheard)
  return { ...room, talk: latestOf(said), told, muted, blocked }
}

export function quietRoomView(table: Table, person: PersonId | null, blocked = NOBODY): QuietRoomView {
  const { room, game, setup, begun } = table
  const mine = person === null ? [] : seatsOf(room, person)
  return {
    match: table.id,
    game: setup.game,
    rules: table.rules,
    ...(setup.rules === table.rules ? {} : { began: setup.rules }),
    options: setup.options,
    // Of the content at hand: a match that ended before it began has lost its own.
    content: contentKey(table.box.shelf, setup),
    commitment: table.commitment,
    seed: room.status === 'over' ? (begun?.seed ?? null) : null,
    seal: sealView(table),
    status: room.status,
    ending: room.ending,
    takebacks: takebacksOf(table),
    winners: winnersOf(table),
    stacked: room.stacked,
    listed: room.listed,
    linked: room.link?.since ?? null,
    arranged: room.arranged,
    host: room.host,
    me: person,
    mine: mine.map((seat) => game.seats[seat].id),
    seats: room.seats.map(({ holders, bot, turn, invitation }, seat) => ({
      seat: game.seats[seat].id,
      team: game.seats[seat].team,
      holders: [...holders],
      bot,
      turn: mine.includes(seat) ? turn : null,
      invited: invitation !== null,
    })),
    people: [...new Set([room.host, ...people(room)])].map((id) => ({
      id,
      name: nameAt(room, id),
      ready: room.ready.has(id),
      unready: room.unready.get(id) ?? null,
      adds: typeof room.ready.get(id) === 'string',
      conceded: room.conceded.has(id),
    })),
    offer: offerView(table),
    rematch: room.rematch,
    rematchSeats: rematchSeats(table),
    nextCommitment: table.nextCommitment,
    news: newsView(table),
    muted: [...((person !== null && room.muted.get(person)) || [])],
    blocked: [...room.names.keys()].filter((each) => blocked.has(each)),
  }
}

function offerView({ room, game }: Table): RoomView['offer'] {
  if (room.offer === null) return null
  const { id, offer, by, agreed } = room.offer
  const common = { id, by, agreed: [...agreed.keys()] }
  if (offer.what !== 'rematch' || offer.seats === undefined) return { offer: { what: offer.what }, ...common }
  const { what, seating, seats } = offer
  return {
    offer: { what, ...(seating === undefined ? {} : { seating }) },
    ...common,
    asked: askedOf(room),
    seats: nextSeats(game, seats),
  }
}

function rematchSeats({ room, game, match }: Table): RoomView['rematchSeats'] {
  if (room.status !== 'over' || room.rematch !== null || match === null) return null
  const seatsOf = (seating: 'same' | 'swap') => nextSeats(game, planned(room, seating, []).seats)
  return { same: seatsOf('same'), swap: seatsOf('swap') }
}

function nextSeats(game: Game, seats: readonly NextSeat[]): NextSeatView[] {
  return seats.map(({ holders, bot }, seat) => ({ seat: game.seats[seat].id, holders, bot }))
}

function newsView({ room, game }: Table): NewsView[] {
  const named = (id: PersonId | null): NamedPerson | null =>
    id === null ? null : { id, name: nameAt(room, id) }
  return room.news.map(({ at, what, seat, person, by, level }) => ({
    at,
    what,
    seat: seat === null ? null : game.seats[seat].id,
    person: named(person),
    by: named(by),
    level,
  }))
}

export function sealView({ room, setup, begun }: Table): SealView | null {
  if (!isSealed(setup)) return null
  return {
    secret: room.status === 'over' ? setup.secret : null,
    numbers: begun?.seal?.numbers ?? null,
  }
}

/** Only after the end: the count would tell of an undo that nobody saw. */
export function takebacksOf({ room, match, begun }: Table): number | null {
  if (room.status !== 'over') return null
  return match === null ? 0 : takebacksIn(match, begun?.raised)
}

/** The pads of the sides a viewer looks with. */
export function padsOf({ room, game }: Table, viewer: Viewer): Pads {
  const teams = new Set(seatsIn(viewer).map((seat) => game.seats[seat].team))
  return Object.fromEntries([...teams].map((team) => [team, Object.fromEntries(room.pads.get(team) ?? [])]))
}

/** By the rules, or as the last team that has not conceded. */
export function winnersOf({ room, game, match }: Table): string[] | null {
  if (room.status !== 'over') return null
  const outcome = match?.outcome ?? null
  if (outcome !== null) return seatsIn(outcome.winners).map((seat) => game.seats[seat].id)
  if (room.ending !== 'conceded') return []
  const left = new Set(game.seats.flatMap(({ team }, seat) => (hasConceded(room, seat) ? [] : [team])))
  return left.size === 1 ? game.seats.filter(({ team }) => left.has(team)).map(({ id }) => id) : []
}
