import { boxes } from '#games/index.ts'
import type { WholeBox } from '#kernel/game.ts'
import type { TrialTable } from '#kernel/trials.ts'
import type { Task } from './contestant.ts'

interface Kind {
  readonly name: string
  /** Its file in contestants/. */
  readonly file: string
  /** What is counted a second. */
  readonly unit: 'decisions' | 'moves' | 'iterations' | 'copies' | 'views'
}

export interface Entry extends Kind {
  /** Game and size of table; empty for the reference. */
  readonly table: string
  readonly task: Task
}

/** How many times as fast one is as another. */
export interface Comparison {
  readonly of: Entry
  readonly by: Entry
  readonly goal: number | null
}

export interface Plan {
  readonly entries: readonly Entry[]
  readonly comparisons: readonly Comparison[]
}

/** Of one search, ours and boardgame.io's. */
export const ITERATIONS = 200
/** Moves of a playout of MCTSBot, as it comes. */
export const PLAYOUT = 50

const TIMES_BOARDGAME_IO = 100

const OURS: Kind = { name: 'Dorsal', file: 'random-games.ts', unit: 'decisions' }
const THEIRS: Kind = { name: 'boardgame.io', file: 'boardgame-io.ts', unit: 'decisions' }
const UNFROZEN: Kind = { ...THEIRS, name: 'boardgame.io, not freezing' }
const SEARCH: Kind = { name: 'Dorsal, search', file: 'search.ts', unit: 'iterations' }
const PLAIN_SEARCH: Kind = { ...SEARCH, name: 'Dorsal, search like MCTSBot' }
const MCTS: Kind = { name: 'boardgame.io, MCTSBot', file: 'boardgame-io-search.ts', unit: 'iterations' }
const COPIES: Kind = { name: 'Dorsal, copies of a state', file: 'copies.ts', unit: 'copies' }
const VIEWS: Kind = { name: 'Dorsal, views for a seat', file: 'views.ts', unit: 'views' }

const CONNECT_FOUR: Entry = {
  name: 'connect four, plain JS',
  file: 'connect-four.ts',
  unit: 'moves',
  table: '',
  task: { game: 'connect-four', options: {} },
}

export function planFor(games: readonly string[] = boxes.map((box) => box.id)): Plan {
  const plans = boxes
    .filter(({ id }) => games.includes(id))
    .flatMap((box) => box.trials.tables.map((table, index) => planAt(box, table, index === 0)))
  return {
    entries: [CONNECT_FOUR, ...plans.flatMap(({ entries }) => entries)],
    comparisons: plans.flatMap(({ comparisons }) => comparisons),
  }
}

/** One size of table; all but the random games is measured at one size only. */
function planAt({ id: game, trials }: WholeBox, { name, options }: TrialTable, whole: boolean): Plan {
  const entry = (kind: Kind, more: Partial<Task> = {}): Entry => ({
    ...kind,
    table: `${game}, ${name}`,
    task: { game, options, ...more },
  })
  const ours = entry(OURS)
  const theirs = entry(THEIRS)
  const entries = [ours, theirs]
  const comparisons: Comparison[] = [
    { of: ours, by: CONNECT_FOUR, goal: trials.pace ?? null },
    { of: ours, by: theirs, goal: TIMES_BOARDGAME_IO },
  ]
  if (!whole) return { entries, comparisons }
  const unfrozen = entry(UNFROZEN, { unfrozen: true })
  const search = entry(SEARCH, { iterations: ITERATIONS })
  const plainSearch = entry(PLAIN_SEARCH, { iterations: ITERATIONS, playout: PLAYOUT })
  const mcts = entry(MCTS, { iterations: ITERATIONS, playout: PLAYOUT })
  entries.push(unfrozen, search, plainSearch, mcts, entry(COPIES), entry(VIEWS))
  comparisons.push(
    { of: ours, by: unfrozen, goal: null },
    { of: search, by: mcts, goal: TIMES_BOARDGAME_IO },
    { of: plainSearch, by: mcts, goal: TIMES_BOARDGAME_IO },
  )
  return { entries, comparisons }
}
