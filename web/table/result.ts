import type { PageOutcome } from '#kernel/page.ts'
import type { Room } from '#wire/room.ts'
import type { Say, Seated } from '../boards/board.ts'
import { called } from '../client/called.ts'
import { areSeveral } from '../client/room.ts'
import { word } from '../i18n/words.svelte.ts'
import { awaited } from './seats.ts'

/** How it ended, as one would say it to whoever reads it. */
export interface Result {
  readonly title: string
  /** Why, and what decided between equals. */
  readonly lines: readonly string[]
}

export function resultOf(
  room: Room,
  seats: readonly Seated[],
  outcome: PageOutcome | null,
  say: Say,
): Result {
  const lines =
    outcome === null
      ? brokenOff(room)
      : [outcome.why, ...(outcome.tieBreak ? [outcome.tieBreak] : [])].map(say)
  // Among several, "you lost" does not say to whom.
  const winner = (room.winners ?? []).length === 1 && seats.length > 2 ? room.winners?.[0] : undefined
  const named = seats.find(({ seat }) => seat === winner)
  const isSaid = named === undefined || room.mine.length === 0 || named.isMe || room.mine.includes(named.seat)
  const others = isSaid || outcome?.scores.length === 0 ? [] : [`${wonBy(room, named.seat, named.called)}.`]
  return { title: titleOf(room, seats, outcome), lines: [...others, ...lines] }
}

function titleOf(room: Room, seats: readonly Seated[], outcome: PageOutcome | null): string {
  const winners = room.winners ?? []
  const won = winners.filter((seat) => room.mine.includes(seat))
  if (winners.length === 0) return word('end.nobody')
  const names = winners
    .filter((seat) => won.length === 0 || !won.includes(seat))
    .map((seat) => seats.find((each) => each.seat === seat)?.called ?? seat)
  const isTeam =
    new Set(room.seats.flatMap(({ seat, team }) => (winners.includes(seat) ? [team] : []))).size === 1
  // Round one device the same person has won and lost.
  const isOne =
    won.length === 0 ||
    won.length === room.mine.length ||
    (isTeam && room.mine.every((seat) => winners.includes(seat)))
  if (room.mine.length === 0 || !isOne) {
    // Whoever has several of the seats is named once, with all of them.
    const all = awaited(seats, winners)
    if (all.length === 1) return withScore(wonBy(room, winners[0], all[0]), scoreOf(outcome, seats, winners))
    return word(isTeam ? 'end.won-team' : 'end.shared', { names: all })
  }
  if (won.length > 0 && !isTeam && names.length > 0) return word('end.you-shared', { names })
  const title = word(won.length > 0 ? 'end.you-won' : 'end.you-lost')
  return withScore(title, scoreOf(outcome, seats, room.mine))
}

function wonBy(room: Room, seat: string, name: string): string {
  return areSeveral(room, seat) ? word('end.won-team', { names: [name] }) : word('end.won', { name })
}

/** The most points that some seats have, and the most that any other has; nothing where the game counts none. */
function scoreOf(outcome: PageOutcome | null, seats: readonly Seated[], of: readonly string[]): string {
  const scores = outcome?.scores ?? []
  const best = (isOf: boolean): number =>
    Math.max(...scores.filter((_, seat) => of.includes(seats[seat].seat) === isOf))
  return scores.length === 0 || of.length === seats.length
    ? ''
    : word('end.score', { one: best(true), other: best(false) })
}

const withScore = (title: string, score: string): string => (score === '' ? title : `${title} ${score}`)

/** It was not played to its end. */
function brokenOff({ ending, people, me }: Room): string[] {
  if (ending === null) return []
  if (ending !== 'conceded') return [word(ending === 'agreed' ? 'end.agreed' : 'end.abandoned')]
  const others = people.filter(({ id, conceded }) => conceded && id !== me).map(({ name }) => called(name))
  const isMine = people.some(({ id, conceded }) => conceded && id === me)
  return [
    ...(others.length > 0 ? [word('end.conceded', { names: others })] : []),
    ...(isMine ? [word('end.you-conceded')] : []),
  ]
}
