import { USUAL_LEVEL } from '#kernel/levels.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Command, type CommandContext, GONE } from './command.ts'
import type { NewEntry, PersonId, TableEntry } from './entry.ts'
import { LONGEST_NAME, LONGEST_NOTE, MOST_NOTES, write } from './pad.ts'
import { hasConceded } from './players.ts'
import { QUICK_WORDS } from './quick-words.ts'
import { planned } from './rematch.ts'
import { mustBeHere, mustBePlaying, seatAt } from './rights.ts'
import { askedOf, people, type Room, rematchers, seatsOf, voters } from './room.ts'
import { added } from './seal.ts'

const LONGEST_LIST = 64
const LONGEST_TALK = 500

export function act(
  room: Room,
  { seat, actions, tag, answering }: Extract<Command, { do: 'act' }>,
  context: CommandContext,
): NewEntry[] {
  mustPlay(room, seat, context)
  if (actions.length > LONGEST_LIST) throw new Refusal('too-many-actions')
  const answered = answering === undefined ? {} : { answering }
  return [{ kind: 'act', seat, person: context.person, tag, actions, ...answered, at: context.now }]
}

export function undo(
  room: Room,
  { seat, tag }: Extract<Command, { do: 'undo' }>,
  context: CommandContext,
): NewEntry[] {
  mustPlay(room, seat, context)
  return [{ kind: 'undo', seat, person: context.person, tag, at: context.now }]
}

/** Whoever concedes leaves their seats to bots; when only one team is left, or no person, it is over. */
export function concede(room: Room, { person, now }: CommandContext): TableEntry[] {
  mustBePlaying(room)
  if (seatsOf(room, person).length === 0) throw new Refusal('not-at-table')
  if (room.conceded.has(person)) throw new Refusal('conceded')
  const entries: TableEntry[] = [{ kind: 'conceded', person, at: now }]
  const gone = (seat: number): boolean => hasConceded(room, seat, person)
  const left = new Set(room.seats.flatMap(({ team }, seat) => (gone(seat) ? [] : [team])))
  const goesOn = people(room).some((other) => other !== person && !room.conceded.has(other))
  if (left.size <= 1 || !goesOn) return [...entries, { kind: 'ended', how: 'conceded', at: now }]
  for (const seat of seatsOf(room, person))
    if (gone(seat) && room.seats[seat].bot === null)
      entries.push({ kind: 'bot', seat, level: USUAL_LEVEL, by: person, at: now })
  return entries
}

export function offer(
  room: Room,
  { offer: { what, seating }, number }: Extract<Command, { do: 'offer' }>,
  lastOwn: () => number,
  newRules: { readonly rules?: number },
  { person, now, away }: CommandContext,
): TableEntry[] {
  const all = what === 'rematch' ? rematchers(room) : voters(room)
  if (!all.includes(person)) throw new Refusal('not-at-table')
  const wanted = what === 'rematch' ? 'over' : 'playing'
  if (room.status !== wanted) throw new Refusal(room.status === 'over' ? 'over' : 'not-started')
  if (room.offer !== null) throw new Refusal('offer-open')
  if (room.rematch !== null) throw new Refusal('rematched')
  if (what === 'rematch') {
    const isHere = (other: PersonId): boolean => other === person || away(other) === 0
    const plan = planned(room, seating, voters(room).filter(isHere))
    const asked = rematchers(room, plan).filter(isHere)
    if (!asked.includes(person)) throw new Refusal('bad-seating')
    const rematch = { what, ...plan, ...newRules }
    return [{ kind: 'offered', offer: rematch, person, ...added(number), asked, at: now }]
  }
  if (what === 'end') return [{ kind: 'offered', offer: { what }, person, at: now }]
  const keep = lastOwn()
  if (keep < 0) throw new Refusal('no-takeback')
  return [{ kind: 'offered', offer: { what, keep }, person, at: now }]
}

export function answer(
  room: Room,
  { agree, number, to = room.offer?.id }: Extract<Command, { do: 'answer' }>,
  { person, now, away }: CommandContext,
): TableEntry[] {
  const { offer } = room
  if (offer === null) throw new Refusal('no-offer')
  if (offer.id !== to) throw new Refusal('other-offer')
  const isRematch = offer.offer.what === 'rematch'
  const all = isRematch ? rematchers(room, offer.offer) : voters(room)
  if (!all.includes(person)) throw new Refusal('not-at-table')
  const isReady = agree && isRematch
  const isGone = (other: PersonId): boolean => other !== person && !offer.agreed.has(other) && away(other) > 0
  const without = isReady && offer.asked !== null ? askedOf(room).filter(isGone) : []
  if (agree && offer.agreed.has(person) && without.length === 0) return []
  const left = without.length === 0 ? {} : { without }
  return [{ kind: 'answered', person, agree, ...(isReady ? added(number) : {}), ...left, at: now }]
}

/** Whom a person would reach in their team's own channel, and whether the rules let them now. */
export interface TeamChannel {
  readonly teams: readonly number[]
  readonly isOpen: boolean
}

export function say(
  room: Room,
  command: Extract<Command, { do: 'say' }>,
  team: TeamChannel,
  { person, now }: CommandContext,
): TableEntry[] {
  mustBeHere(room, person)
  const { channel, tag } = command
  const words =
    'word' in command
      ? { text: QUICK_WORDS[command.word], word: command.word }
      : { text: command.text.trim() }
  if (words.text === '') throw new Refusal('nothing-said')
  if (words.text.length > LONGEST_TALK) throw new Refusal('too-long', { most: LONGEST_TALK })
  if (channel === 'team' && !team.isOpen) throw new Refusal('hush')
  const teams = channel === 'team' ? team.teams : []
  const tagged = tag === undefined ? {} : { tag }
  return [{ kind: 'said', person, channel, teams, ...words, ...tagged, at: now }]
}

/** Whose pad somebody writes on, and whether the rules let that side confer now. */
export interface PadOfSide {
  readonly team: number
  readonly isOpen: boolean
}

/** Keeps the notes that differ; no entry if none does. */
export function note(
  room: Room,
  { seat, notes }: Extract<Command, { do: 'note' }>,
  { team, isOpen }: PadOfSide,
  { person, now }: CommandContext,
): TableEntry[] {
  mustBePlaying(room)
  if (!seatAt(room, seat).holders.includes(person)) throw new Refusal('not-your-seat')
  if (!isOpen) throw new Refusal('hush')
  const pad = new Map(room.pads.get(team))
  const changed = Object.entries(notes).filter(([name, text]) => (pad.get(name) ?? '') !== text)
  for (const [name, text] of changed) {
    if (name.length > LONGEST_NAME) throw new Refusal('too-long', { most: LONGEST_NAME })
    if (text.length > LONGEST_NOTE) throw new Refusal('too-long', { most: LONGEST_NOTE })
  }
  if (changed.length === 0) return []
  const kept = Object.fromEntries(changed)
  write(pad, kept)
  if (pad.size > MOST_NOTES) throw new Refusal('pad-full', { most: MOST_NOTES })
  return [{ kind: 'noted', person, team, notes: kept, at: now }]
}

/** Mutes are each person's own, and shown to nobody else. */
export function mute(
  room: Room,
  { whom, on }: Extract<Command, { do: 'mute' }>,
  { person, now }: CommandContext,
): TableEntry[] {
  mustBeHere(room, person)
  if (whom === person || !room.names.has(whom)) throw new Refusal('no-such-person')
  const isMuted = room.muted.get(person)?.has(whom) ?? false
  return isMuted === on ? [] : [{ kind: 'muted', person, whom, on, at: now }]
}

function mustPlay(room: Room, seat: number, { person, away }: CommandContext): void {
  mustBePlaying(room)
  const place = seatAt(room, seat)
  if (!place.holders.includes(person)) throw new Refusal('not-your-seat')
  if (place.bot !== null) throw new Refusal('bot-plays')
  if (room.conceded.has(person)) throw new Refusal('conceded')
  if (place.turn !== null && place.turn !== person && away(place.turn) < GONE)
    throw new Refusal('other-holder')
}
