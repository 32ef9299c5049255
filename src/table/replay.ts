import { contentKey } from '#kernel/content.ts'
import type { Options } from '#kernel/game.ts'
import type { Update } from '#kernel/match/feed.ts'
import { resultText } from '#kernel/match/record.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Viewer } from '#kernel/seats.ts'
import type { Sliceable } from '#kernel/slices.ts'
import type { Ending } from './entry.ts'
import { nameAt } from './room.ts'
import { type SealView, sealView, takebacksOf, winnersOf } from './room-view.ts'
import type { Table } from './table.ts'

/** A match that is over, as anybody may see it, with any eyes. What was said at the table stays there. */
export interface Replay {
  readonly match: string
  readonly game: string
  readonly rules: number
  /** The number it began with, where it went on by newer rules: what was shown before is not in here. */
  readonly began?: number
  readonly options: Options
  readonly content: string
  readonly commitment: string
  /** Null when the match never began. */
  readonly seed: string | null
  /** What the seed was made of; null where the server drew it alone. */
  readonly seal: SealView | null
  /** How many times all went back. */
  readonly takebacks: number
  readonly stacked: boolean
  readonly seats: readonly {
    readonly seat: string
    readonly names: readonly string[]
    readonly bot: string | null
  }[]
  readonly ending: Ending | null
  readonly winners: readonly string[]
  readonly result: string | null
  readonly outcome: Outcome | null
  readonly updates: readonly Update[]
}

/** A replay as JSON, entry by entry. */
export function replayText(table: Table, viewer: Viewer): Sliceable<string> {
  return withUpdates(JSON.stringify({ ...toldOf(table), updates: [] }), table.retold(viewer))
}

/** All that a viewer was sent so far, as JSON, entry by entry. */
export function updatesText(table: Table, viewer: Viewer): Sliceable<string> {
  return withUpdates(JSON.stringify({ updates: [] }), table.retold(viewer))
}

/** Fills in the empty list that a text ends with, one update at a time: a long one would block the event loop. */
function* withUpdates(text: string, retelling: Sliceable<Update[]>): Sliceable<string> {
  const texts: string[] = []
  for (const update of yield* retelling) {
    texts.push(JSON.stringify(update))
    yield
  }
  return `${text.slice(0, -']}'.length)}${texts.join()}]}`
}

function toldOf(table: Table): Omit<Replay, 'updates'> {
  const { room, game, setup, match } = table
  if (room.status !== 'over') throw new Refusal('running')
  const outcome = match?.outcome ?? null
  return {
    match: table.id,
    game: setup.game,
    rules: table.rules,
    ...(setup.rules === table.rules ? {} : { began: setup.rules }),
    options: setup.options,
    content: contentKey(table.box.shelf, setup),
    commitment: table.commitment,
    seed: table.begun?.seed ?? null,
    seal: sealView(table),
    takebacks: takebacksOf(table) ?? 0,
    stacked: room.stacked,
    seats: room.seats.map(({ holders, bot }, seat) => ({
      seat: game.seats[seat].id,
      names: holders.map((holder) => nameAt(room, holder)),
      bot,
    })),
    ending: room.ending,
    winners: winnersOf(table) ?? [],
    result: outcome === null ? null : resultText(game, outcome),
    outcome,
  }
}
