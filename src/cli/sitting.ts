import { randomBytes } from 'node:crypto'
import { boxes, findBox } from '#games/index.ts'
import { isSeed, type Seed } from '#kernel/chance/seeded.ts'
import type { Box, Game, WholeBox } from '#kernel/game.ts'
import { sha256 } from '#kernel/hash.ts'
import type { Match } from '#kernel/match/match.ts'
import { type MatchSetup, prepareMatch, type SetupRequest, startMatch } from '#kernel/match/setup.ts'
import { readRecord, type Witness } from '#kernel/match/verify.ts'
import { Refusal } from '#kernel/refusal.ts'
import { allSeats, type Seat, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'

export type FindBox = (id: string) => Box | undefined

/** A match with its game and set-up: all that is needed to write its record. */
export interface Sitting {
  readonly box: Box
  readonly setup: MatchSetup
  readonly match: Match
}

export interface SittingRequest extends Omit<SetupRequest, 'seed'> {
  readonly seed?: string | undefined
}

export function sitDown(box: Box, { seed, ...request }: SittingRequest): Sitting {
  const setup = prepareMatch(box, { ...request, seed: seedFrom(seed) })
  return { box, setup, match: startMatch(box, setup) }
}

/** The match a record or a save tells; the first wrong line is thrown as a RecordFault. */
export function sitDownAgain(text: string, find: FindBox = findBox, witness?: Witness): Sitting {
  const { box, record, match } = readRecord(text, find, witness)
  return { box, setup: record.setup, match }
}

/** 64 hexadecimal digits are a seed, any other text is made into one, and nothing is left to chance. */
function seedFrom(text: string | undefined): Seed {
  if (text === undefined) return randomBytes(32).toString('hex')
  const digits = text.toLowerCase()
  return isSeed(digits) ? digits : sha256(text)
}

export function needBox(id: string): WholeBox {
  return found(id, findBox(id))
}

/** The box that was looked for by its id, or a refusal that says which there are. */
export function found<B extends Box>(id: string, box: B | undefined): B {
  if (box === undefined)
    throw new Refusal('unknown-game', { game: short(id), games: boxes.map((each) => each.id) })
  return box
}

export function needSeat({ seats }: Game, id: string): Seat {
  const seat = seats.findIndex((each) => each.id === id)
  if (seat < 0) throw new Refusal('unknown-seat', { seat: short(id), seats: seats.map((each) => each.id) })
  return seat
}

/** Who looks: a seat, a `spectator` who holds none, or `all` who holds every one. */
export function needViewer(game: Game, id: string): Viewer {
  if (id === 'spectator') return WATCHER
  return id === 'all' ? allSeats(game.seats.length) : seatSet(needSeat(game, id))
}

/** Shortens what somebody sent, for a message that repeats it. */
export function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
