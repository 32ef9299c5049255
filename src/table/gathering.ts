import { Refusal } from '../kernel/refusal.ts'
import { type Command, GONE, type Occasion } from './command.ts'
import type { TableEntry } from './entry.ts'
import { mustBeHere, mustBeHost, seatAt } from './rights.ts'
import { people, type Room } from './room.ts'
import { added } from './seal.ts'

type Plan<Name extends Command['do']> = (
  room: Room,
  command: Extract<Command, { do: Name }>,
  occasion: Occasion,
) => TableEntry[]

/** An open seat of a listed table is anybody's; any other needs its invitation, or to be the host's own. */
export const sit: Plan<'sit'> = (room, { seat, name, codeHash }, { person, now }) => {
  const place = seatAt(room, seat)
  if (place.holders.includes(person)) throw new Refusal('seated')
  const invited = codeHash !== undefined && place.invitation === codeHash
  if (codeHash !== undefined && !invited) throw new Refusal('bad-invitation')
  if (!invited) {
    if (room.status !== 'gathering' || place.holders.length > 0 || place.bot !== null)
      throw new Refusal('seat-taken')
    if (!room.listed && room.host !== person) throw new Refusal('not-invited')
  }
  if (room.status === 'over') throw new Refusal('over')
  if (room.conceded.has(person)) throw new Refusal('conceded')
  return [{ kind: 'sat', seat, person, name, at: now }]
}

export const leave: Plan<'leave'> = (room, { seat }, { person, now }) => {
  mustBeGathering(room)
  if (!seatAt(room, seat).holders.includes(person)) throw new Refusal('not-your-seat')
  return [{ kind: 'left', seat, person, at: now }]
}

/** Before the game the host seats bots; during it a bot takes over from people who are gone. */
export const bot: Plan<'bot'> = (room, { seat, level }, { person, now, away }) => {
  const place = seatAt(room, seat)
  if (room.status === 'over') throw new Refusal('over')
  if (room.status === 'gathering') {
    mustBeHost(room, person, away)
    if (place.holders.length > 0) throw new Refusal('seat-taken')
  } else {
    mustBeHere(room, person)
    if (place.bot !== null) throw new Refusal('bot-already')
    const gone = place.holders.every((holder) => away(holder) >= GONE)
    if (!gone && !place.holders.includes(person)) throw new Refusal('not-gone', { seconds: GONE / 1000 })
  }
  return [{ kind: 'bot', seat, level, at: now }]
}

/** Takes a bot off a seat, or people who will not come; the seat waits for an invitation, and in a game a bot minds it. */
export const reopen: Plan<'reopen'> = (room, { seat }, { person, now, away }) => {
  const place = seatAt(room, seat)
  if (room.status === 'over') throw new Refusal('over')
  mustBeHost(room, person, away)
  const out = place.holders.map((holder): TableEntry => ({ kind: 'left', seat, person: holder, at: now }))
  if (room.status === 'gathering') return [...out, { kind: 'bot', seat, level: null, at: now }]
  if (place.holders.includes(person) || place.holders.some((holder) => away(holder) < GONE))
    throw new Refusal('not-gone', { seconds: GONE / 1000 })
  return [...out, { kind: 'bot', seat, level: place.bot ?? MINDER, at: now }]
}

const MINDER = 'mate'

export const invite: Plan<'invite'> = (room, { seat, codeHash }, { person, now, away }) => {
  const place = seatAt(room, seat)
  if (room.status === 'over') throw new Refusal('over')
  mustBeHost(room, person, away)
  if (place.holders.length > 0 && room.status !== 'gathering') throw new Refusal('seat-taken')
  return [{ kind: 'invited', seat, codeHash, at: now }]
}

/** When every seat is filled and everyone is ready, the game begins: nothing secret is dealt before. */
export const ready: Plan<'ready'> = (room, { on, number }, { person, now }) => {
  mustBeGathering(room)
  mustBeHere(room, person)
  const entries: TableEntry[] = [{ kind: 'ready', person, on, ...(on ? added(number) : {}), at: now }]
  const filled = room.seats.every((seat) => seat.holders.length > 0 || seat.bot !== null)
  const others = people(room).filter((other) => other !== person)
  if (on && filled && others.every((other) => room.ready.has(other)))
    entries.push({ kind: 'started', at: now })
  return entries
}

export const list: Plan<'list'> = (room, { on }, { person, now, away }) => {
  if (room.status === 'over') throw new Refusal('over')
  mustBeHost(room, person, away)
  return [{ kind: 'listed', on, at: now }]
}

function mustBeGathering(room: Room): void {
  if (room.status !== 'gathering') throw new Refusal('started')
}
