import { Refusal } from '#kernel/refusal.ts'
import type { Command, CommandContext } from './command.ts'
import type { TableEntry } from './entry.ts'
import { mustBeHere, mustBeHost, seatAt } from './rights.ts'
import { awaited, leadsHere, type Room, type SeatRoom } from './room.ts'
import { added } from './seal.ts'
import { mustBeOfSide } from './sides.ts'

/** Gives the entries that a command adds to the log; none where nothing would change for anybody. */
type Plan<Name extends Command['do']> = (
  room: Room,
  command: Extract<Command, { do: Name }>,
  context: CommandContext,
) => TableEntry[]

/** People who share a seat: whatever changes in a room is sent to everyone there, with all of them in it. */
export const MOST_HOLDERS = 8

/**
 * A free seat is anybody's at a listed table, and theirs who have the table's link at any other; the host needs none. A seat
 * that somebody has needs an invitation to it.
 */
export const sit: Plan<'sit'> = (room, { seat, name, codeHash }, { person, now }) => {
  const place = seatAt(room, seat)
  if (place.holders.includes(person)) throw new Refusal('seated')
  const invited = codeHash !== undefined && place.invitation?.codeHash === codeHash
  const linked = codeHash !== undefined && leadsHere(room, codeHash)
  if (codeHash !== undefined && !invited && !linked) throw new Refusal('bad-invitation')
  if (!invited) {
    if (room.status !== 'gathering' || place.holders.length > 0 || place.bot !== null)
      throw new Refusal('seat-taken')
    if (!linked && !room.listed && room.host !== person) throw new Refusal('not-invited')
  }
  if (room.status === 'over') throw new Refusal('over')
  if (room.conceded.has(person)) throw new Refusal('conceded')
  if (place.holders.length >= MOST_HOLDERS) throw new Refusal('seat-full', { most: MOST_HOLDERS })
  mustBeOfSide(room, person, seat)
  return [{ kind: 'sat', seat, person, name, at: now }]
}

export const leave: Plan<'leave'> = (room, { seat }, { person, now }) => {
  mustBeGathering(room)
  if (!seatAt(room, seat).holders.includes(person)) throw new Refusal('not-your-seat')
  return [{ kind: 'left', seat, person, at: now }]
}

/** Before the game the host seats bots. */
export const bot: Plan<'bot'> = (room, { seat, level }, { person, now, away }) => {
  const place = seatAt(room, seat)
  mustBeHost(room, person, away)
  if (place.holders.length > 0) throw new Refusal('seat-taken')
  if (place.bot === level) return []
  const entries: TableEntry[] = [{ kind: 'bot', seat, level, by: person, at: now }]
  const wasFree = place.bot === null
  const isLast = room.seats.every((each) => each === place || isFilled(each))
  // Whoever sits here themselves is to say again that they are ready; a host without a seat has nothing to say.
  const others = awaited(room)
  const areReady = others.length > 0 && others.every((other) => other !== person && room.ready.has(other))
  if (wasFree && isLast && areReady) entries.push({ kind: 'started', at: now })
  return entries
}

/** Takes a bot off a seat, or people who will not come. In the game nobody loses a seat: a bot may mind it. */
export const reopen: Plan<'reopen'> = (room, { seat }, { person, now, away }) => {
  const place = seatAt(room, seat)
  if (room.status === 'over') throw new Refusal('over')
  mustBeGathering(room)
  mustBeHost(room, person, away)
  const out = place.holders.map(
    (holder): TableEntry => ({ kind: 'left', seat, person: holder, by: person, at: now }),
  )
  if (out.length === 0 && place.bot === null) return []
  return [...out, { kind: 'bot', seat, level: null, by: person, at: now }]
}

/** A seat that somebody has is theirs to share; any other is the host's to offer. */
export const invite: Plan<'invite'> = (room, { seat, codeHash }, { person, now, away }) => {
  const { holders, invitation } = seatAt(room, seat)
  if (room.status === 'over') throw new Refusal('over')
  if (holders.length > 0 && !holders.includes(person)) throw new Refusal('not-your-seat')
  if (room.conceded.has(person)) throw new Refusal('conceded')
  // In the game nobody else offers a seat, however long the host is gone.
  const absence = room.status === 'gathering' ? away : () => 0
  if (holders.length === 0) mustBeHost(room, person, absence)
  if (invitation?.codeHash === codeHash) return []
  return [{ kind: 'invited', seat, codeHash, by: person, at: now }]
}

/** Whoever has the link sees the lobby and takes any free seat, until the game begins or there is another link. */
export const link: Plan<'link'> = (room, { codeHash }, { person, now, away }) => {
  mustBeGathering(room)
  mustBeHost(room, person, away)
  return leadsHere(room, codeHash) ? [] : [{ kind: 'linked', codeHash, by: person, at: now }]
}

export const name: Plan<'name'> = (room, { name: called }, { person, now }) => {
  mustBeGathering(room)
  mustBeHere(room, person)
  return room.names.get(person) === called ? [] : [{ kind: 'named', person, name: called, at: now }]
}

/** When every seat is filled and everyone is ready, the game begins: nothing secret is dealt before. */
export const ready: Plan<'ready'> = (room, { on, number, arranged = room.arranged }, { person, now }) => {
  mustBeGathering(room)
  mustBeHere(room, person)
  if (on && arranged !== room.arranged) throw new Refusal('rearranged')
  const isSo = on ? room.ready.get(person) === (number ?? null) : !room.ready.has(person)
  const entries: TableEntry[] = isSo
    ? []
    : [{ kind: 'ready', person, on, ...(on ? added(number) : {}), at: now }]
  const filled = room.seats.every(isFilled)
  const others = awaited(room).filter((other) => other !== person)
  if (on && filled && others.every((other) => room.ready.has(other)))
    entries.push({ kind: 'started', at: now })
  return entries
}

export const list: Plan<'list'> = (room, { on }, { person, now, away }) => {
  if (room.status === 'over') throw new Refusal('over')
  mustBeHost(room, person, away)
  return room.listed === on ? [] : [{ kind: 'listed', on, at: now }]
}

function isFilled({ holders, bot: level }: SeatRoom): boolean {
  return holders.length > 0 || level !== null
}

function mustBeGathering(room: Room): void {
  if (room.status !== 'gathering') throw new Refusal('started')
}
