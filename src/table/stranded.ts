import type { Box } from '#kernel/game.ts'
import { ABANDONED, writeUnplayed } from '#kernel/match/record.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Created, PersonId, TableEntry } from './entry.ts'
import { entriesOf, type KeptLog, setupOf, wasStarted } from './kept.ts'
import { readSummary, type Summary } from './listing.ts'
import { changedSetup, renewedSetup, seatsAtFirst } from './options.ts'
import { emptyRoom, enter } from './room.ts'
import { begin, type TableSetup } from './seal.ts'
import { wouldSeeMore } from './sides.ts'
import type { ListedMatch, Listing } from './store.ts'
import { writtenMove } from './written-move.ts'

/** A match whose rules this server does not have: what its log and listing tell without playing it. */
export class Stranded {
  readonly #log: KeptLog
  readonly #listed: ListedMatch
  readonly #summary: Summary

  constructor(log: KeptLog, listed: ListedMatch) {
    this.#log = log
    this.#listed = listed
    this.#summary = readSummary(listed)
  }

  get isOver(): boolean {
    return this.#listed.status === 'over'
  }

  isOf(person: PersonId | null): boolean {
    return person !== null && this.#listed.people.includes(person)
  }

  /** Whether `one` would learn as `other` what another side knows, should its rules be here again. */
  wouldSeeMore(one: PersonId, other: PersonId): boolean {
    const entries = entriesOf(this.#log)
    const { seats } = this.#summary
    const atFirst = Array.from({ length: seatsAtFirst(entries, seats.length) }, (_, seat) => seat)
    // Listings of an earlier release do not say who is on a side: there each seat is one.
    const room = emptyRoom(
      this.#log.created.person,
      atFirst.map((seat) => seats[seat]?.team ?? seat),
    )
    for (const entry of entries) enter(room, entry)
    return wouldSeeMore(room, one, other)
  }

  /** The same text as a match that is played gives (record.ts): the log has every action in words. */
  record(box: Box | undefined, content: unknown): string {
    if (!this.isOver) throw new Refusal('running')
    const { created } = this.#log
    const entries = entriesOf(this.#log)
    if (!wasStarted(this.#log)) throw new Refusal('not-started')
    const seats = this.#summary.seats.map(({ seat }) => seat)
    const moves = entries.flatMap((entry) => writtenMove(seats, entry))
    const setup = begunWith(setupAtLast(created, content, entries), seats, entries)
    return writeUnplayed(box, setup, moves, this.#summary.result ?? ABANDONED)
  }

  /** What giving it up adds to its log, and makes of its listing. */
  giveUp(at: number): { readonly position: number; readonly entry: TableEntry; readonly listing: Listing } {
    const { listed, people } = this.#listed
    const summary: Summary = { ...this.#summary, waiting: [], ending: 'abandoned', winners: [] }
    return {
      position: this.#log.texts.length,
      entry: { kind: 'ended', how: 'abandoned', at },
      listing: { status: 'over', listed, changed: at, people, summary: JSON.stringify(summary) },
    }
  }
}

function setupAtLast(created: Created, content: unknown, entries: readonly TableEntry[]): TableSetup {
  let setup = setupOf(created, content)
  for (const entry of entries) {
    if (entry.kind === 'options') setup = changedSetup(setup, entry)
    if (entry.kind === 'renewed') setup = renewedSetup(setup, entry)
  }
  return setup
}

/** The numbers that people added are those of the room as it was when the match began. */
function begunWith(setup: TableSetup, seats: readonly string[], entries: readonly TableEntry[]): MatchSetup {
  const teams = Array.from({ length: seatsAtFirst(entries, seats.length) }, () => 0)
  const room = emptyRoom('', teams)
  for (const entry of entries) {
    if (entry.kind === 'started') break
    enter(room, entry)
  }
  return begin(
    setup,
    room,
    seats.map((id) => ({ id, team: 0 })),
  )
}
