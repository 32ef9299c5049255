import type { Options } from '#kernel/game.ts'
import { canonicalJson } from '#kernel/hash.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { SeatInfo } from '#kernel/seats.ts'
import type { Command, CommandContext } from './command.ts'
import type { ChangedOptions, Renewed, SeatChange, TableEntry } from './entry.ts'
import { mustBeHost } from './rights.ts'
import type { Room } from './room.ts'
import type { SealedTerms, TableSetup } from './seal.ts'

/** What is played now, and what would be played with other options. */
export interface OptionChange {
  readonly options: Options
  readonly before: readonly SeatInfo[]
  readonly wanted: Options
  readonly after: readonly SeatInfo[]
}

/** Before the game the host may change what is played. It is sealed anew: nobody agreed to these draws. */
export function changeOptions(
  room: Room,
  { options: asked, secret, next }: Extract<Command, { do: 'options' }>,
  look: (asked: unknown) => OptionChange,
  { person, now, away }: CommandContext,
): TableEntry[] {
  if (room.status !== 'gathering') throw new Refusal('started')
  mustBeHost(room, person, away)
  const { options, before, wanted, after } = look(asked)
  if (canonicalJson(options) === canonicalJson(wanted)) return []
  const seats = seatChanges(room, before, after)
  return [
    { kind: 'options', options: wanted, secret, next, before: before.length, seats, by: person, at: now },
  ]
}

/** Whose seat is still there keeps it; the others move to free seats, of their own side where there is one. */
function seatChanges(
  room: Room,
  before: readonly SeatInfo[],
  after: readonly SeatInfo[],
): readonly SeatChange[] {
  const was: (number | null)[] = after.map(({ id }) => {
    const same = before.findIndex((seat) => seat.id === id)
    return same < 0 ? null : same
  })
  const lost = [...before.keys()].filter((seat) => !was.includes(seat))
  const isHeld = (seat: number): boolean => room.seats[seat].holders.length > 0
  const isBot = (seat: number): boolean => !isHeld(seat) && room.seats[seat].bot !== null
  const move = (seat: number, isFree: (now: number | null) => boolean): boolean => {
    const free = [...after.keys()].filter((each) => isFree(was[each]))
    const to = free.find((each) => after[each].team === room.seats[seat].team) ?? free[0]
    if (to !== undefined) was[to] = seat
    return to !== undefined
  }
  const isEmpty = (seat: number | null): boolean => seat === null || !(isHeld(seat) || isBot(seat))
  const hasNobody = (seat: number | null): boolean => seat === null || !isHeld(seat)
  for (const seat of lost.filter(isHeld))
    if (!move(seat, isEmpty) && !move(seat, hasNobody)) throw new Refusal('too-few-seats')
  for (const seat of lost.filter(isBot)) move(seat, isEmpty)
  return after.map(({ team }, seat) => ({ team, was: was[seat] }))
}

/** The set-up of a table from then on. */
export function changedSetup(
  { game, rules, content, contentHash }: TableSetup,
  { options, secret, next }: ChangedOptions,
): SealedTerms {
  return { game, rules, options, content, contentHash, secret, next }
}

/** The same of a match that is to be played by newer rules. */
export function renewedSetup(
  { game, options, content, contentHash }: TableSetup,
  { rules, secret, next }: Renewed,
): SealedTerms {
  return { game, rules, options, content, contentHash, secret, next }
}

/** How many seats a table was laid with; `atLast` is how many it has now, after all changes of options. */
export function seatsAtFirst(log: readonly TableEntry[], atLast: number): number {
  const first = log.find((entry) => entry.kind === 'options')
  return first?.before ?? atLast
}
