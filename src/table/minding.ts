import { USUAL_LEVEL } from '#kernel/levels.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Command, type CommandContext, GONE } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import { playersOf } from './players.ts'
import { mustBeHere, mustBePlaying, seatAt } from './rights.ts'
import { type Room, seatsOf } from './room.ts'

/** Levels that may mind a person's seat: strong ones, so that nobody wins by having the absent replaced with a weak bot. */
const MINDERS: readonly string[] = [USUAL_LEVEL, 'captain']

/** In the game a bot minds a seat for people who are gone, or who leave it to the bot themselves. */
export function mind(
  room: Room,
  { seat, level }: Extract<Command, { do: 'bot' }>,
  { person, now, away }: CommandContext,
): TableEntry[] {
  mustBePlaying(room)
  mustBeHere(room, person)
  if (seatAt(room, seat).bot !== null) throw new Refusal('bot-already')
  const players = playersOf(room, seat)
  if (!players.includes(person) && players.some((player) => away(player) < GONE))
    throw new Refusal('not-gone', { seconds: GONE / 1000 })
  return [{ kind: 'bot', seat, level: MINDERS.includes(level) ? level : USUAL_LEVEL, by: person, at: now }]
}

/** The person takes the seat back from the bot that minded it. */
export function back(
  room: Room,
  { seat }: Extract<Command, { do: 'back' }>,
  { person, now }: CommandContext,
): TableEntry[] {
  mustBeMinded(room, seat, person)
  return [{ kind: 'bot', seat, level: null, by: person, at: now }]
}

/** Adds no entry: the server, which lets the bot wait, acts on it. */
export function stay(
  room: Room,
  { seat }: Extract<Command, { do: 'stay' }>,
  { person }: CommandContext,
): TableEntry[] {
  mustBeMinded(room, seat, person)
  return []
}

/** The seats of a person that bots mind and that they may have back. */
export function mindedSeats(room: Room, person: PersonId): number[] {
  if (room.status !== 'playing' || room.conceded.has(person)) return []
  return seatsOf(room, person).filter((seat) => room.seats[seat].bot !== null)
}

function mustBeMinded(room: Room, seat: number, person: PersonId): void {
  mustBePlaying(room)
  const place = seatAt(room, seat)
  if (!place.holders.includes(person)) throw new Refusal('not-your-seat')
  if (room.conceded.has(person)) throw new Refusal('conceded')
  if (place.bot === null) throw new Refusal('no-bot')
}
