import { seatsAwaited } from '#kernel/decision.ts'
import type { Options } from '#kernel/game.ts'
import { resultText } from '#kernel/match/record.ts'
import { seatsIn, WATCHER } from '#kernel/seats.ts'
import type { Ending, PersonId } from './entry.ts'
import { isForgotten, nameAt, people, type Room } from './room.ts'
import { winnersOf } from './room-view.ts'
import { Damaged, type ListedMatch, type Listing } from './store.ts'
import type { Table } from './table.ts'

/** What the lists show of a match, as the store keeps it. */
export interface Summary {
  readonly rules: number
  readonly options: Options
  readonly seats: readonly ListedSeat[]
  /** The seats that everyone knows to be asked something now. */
  readonly waiting: readonly string[]
  readonly ending: Ending | null
  readonly winners: readonly string[] | null
  /** Points by seat, once it is over, where the game counts any; lists of 0.1.0 do not say. */
  readonly scores?: { readonly [seat: string]: number } | null
  /** How it ended by the rules. */
  readonly result: string | null
  /** Hashes of the codes that let somebody in; told to nobody, and not kept by earlier releases. */
  readonly codes?: readonly string[]
}

export interface ListedSeat {
  readonly seat: string
  /** The side it wins and loses with; lists of an earlier release do not say. */
  readonly team?: number
  readonly names: readonly string[]
  /** By id, which is told to nobody. */
  readonly holders?: readonly PersonId[]
  readonly bot: string | null
}

export function readSummary({ id, summary }: Pick<ListedMatch, 'id' | 'summary'>): Summary {
  try {
    return JSON.parse(summary)
  } catch (error) {
    throw new Damaged(`the listing of match ${id} cannot be read`, error)
  }
}

/** Points by seat, once it is over by the rules; null where the game counts none. */
function scoresOf({ room, game, match }: Table): { [seat: string]: number } | null {
  const scores = room.status === 'over' ? (match?.outcome?.scores ?? []) : []
  if (scores.length === 0) return null
  return Object.fromEntries(scores.map((points, seat) => [game.seats[seat].id, points]))
}

/** Whom everyone knows to be asked. */
function waitingFor({ room, game, match }: Table): string[] {
  if (match === null || room.status !== 'playing') return []
  return seatsIn(seatsAwaited(game.view(match.state, WATCHER).decisions)).map((seat) => game.seats[seat].id)
}

/** Codes that let somebody in: the server asks the listing, and reads no log for those who may not see it. */
function codesTo({ link, seats }: Room): string[] {
  return [link, ...seats.map(({ invitation }) => invitation)].flatMap((open) => open?.codeHash ?? [])
}

/** Listings show time to the minute, so that they cannot be used to time hidden moves. */
const MINUTE = 60_000

/** Changes whenever the listing may: writing it with every move costs more than the move. */
export function listingKey({ room, game, match, changedAt, roomChanges }: Table): string {
  const toAct = match === null ? 0 : game.toAct(match.state)
  return [room.status, roomChanges, Math.floor(changedAt / MINUTE), toAct].join()
}

/** What the lists show; `changed` moves only when what everyone sees does. */
export function listingOf(table: Table): Listing {
  const { room, game, match, changedAt } = table
  const outcome = match?.outcome ?? null
  const summary: Summary = {
    rules: table.rules,
    options: table.setup.options,
    seats: room.seats.map(({ holders, bot }, seat) => ({
      seat: game.seats[seat].id,
      team: game.seats[seat].team,
      names: holders.map((holder) => nameAt(room, holder)),
      holders,
      bot,
    })),
    waiting: waitingFor(table),
    ending: room.ending,
    winners: winnersOf(table),
    scores: scoresOf(table),
    result: outcome === null ? null : resultText(game, outcome),
    codes: codesTo(room),
  }
  return {
    status: room.status,
    listed: room.listed && !room.stacked,
    changed: changedAt - (changedAt % MINUTE),
    // Who laid the table finds it again, also without a seat at it.
    people: [...new Set([room.host, ...people(room)])].filter((person) => !isForgotten(room, person)),
    summary: JSON.stringify(summary),
  }
}
