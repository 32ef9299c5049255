import { Refusal } from '../kernel/refusal.ts'
import { type Command, GONE, type Occasion } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'
import { playersOf } from './players.ts'
import { mustBeHere, mustBePlaying, seatAt } from './rights.ts'
import { type Room, seatsOf } from './room.ts'

/** The levels that a person's seat may be left to: nobody is to win by the weak bot of somebody who is gone. */
const MINDERS = ['mate', 'captain']
export const [MINDER] = MINDERS

/** In the game a bot minds a seat for people who are gone, or who leave it to the bot themselves. */
export function mind(
  room: Room,
  { seat, level }: Extract<Command, { do: 'bot' }>,
  { person, now, away }: Occasion,
): TableEntry[] {
  mustBePlaying(room)
  mustBeHere(room, person)
  if (seatAt(room, seat).bot !== null) throw new Refusal('bot-already')
  const players = playersOf(room, seat)
  if (!players.includes(person) && players.some((player) => away(player) < GONE))
    throw new Refusal('not-gone', { seconds: GONE / 1000 })
  return [{ kind: 'bot', seat, level: MINDERS.includes(level) ? level : MINDER, by: person, at: now }]
}

/** The person takes the seat back from the bot that minded it. */
export function back(
  room: Room,
  { seat }: Extract<Command, { do: 'back' }>,
  { person, now }: Occasion,
): TableEntry[] {
  mustBeMinded(room, seat, person)
  return [{ kind: 'bot', seat, level: null, by: person, at: now }]
}

/** Nothing changes: whoever lets bots wait hears of the answer. */
export function stay(
  room: Room,
  { seat }: Extract<Command, { do: 'stay' }>,
  { person }: Occasion,
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
