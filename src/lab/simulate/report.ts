import type { Options } from '#kernel/game.ts'
import { type Histogram, histogramOf } from '../statistics/histogram.ts'
import { type Interval, wilson } from '../statistics/interval.ts'
import { type Summary, summaryOf } from '../statistics/summary.ts'
import { type GoalLine, goalsOf } from './goals.ts'
import type { SimulationPlan } from './plan.ts'
import type { Results, Seen, Standing } from './results.ts'

/** What a simulation has found; as JSON it is what `--json` prints. */
export interface SimulationReport {
  readonly game: string
  readonly rules: number
  readonly content: string
  readonly options: Options
  readonly bots: readonly { readonly level: string; readonly iterations?: number }[]
  readonly seed: string
  readonly asked: number
  readonly games: number
  /** Whether it was stopped before all games were played. */
  readonly interrupted: boolean
  readonly seconds: number
  readonly threads: number
  readonly draws: number
  readonly shared: number
  readonly seats: readonly RateLine[]
  readonly roles: readonly RateLine[]
  readonly levels: readonly RateLine[]
  readonly length: {
    readonly decisions: Spread
    readonly rounds: Spread
    /** By the name of a part of the game that counts its own. */
    readonly phases: { readonly [phase: string]: Spread }
  }
  readonly points: Spread
  /** What the content is tuned for, for games with such goals. */
  readonly goals: readonly GoalLine[]
  readonly groups: readonly SeenLine[]
  readonly sights: readonly SeenLine[]
}

export interface RateLine {
  readonly id: string
  readonly games: number
  readonly wins: number
  readonly rate: Interval
  readonly points: Summary | null
}

export interface Spread {
  readonly summary: Summary | null
  readonly histogram: Histogram | null
}

export interface SeenLine {
  readonly kind: string
  readonly group: string
  readonly name: string
  readonly possible: number
  readonly games: number
  readonly times: number
  readonly timesAGame: number
  /** Null for what brings no points. */
  readonly pointsEach: Interval | null
}

export interface Effort {
  readonly seconds: number
  readonly threads: number
}

export function reportOf(plan: SimulationPlan, results: Results, effort: Effort): SimulationReport {
  const { box, options, pack, bots, seed, games } = plan
  return {
    game: box.id,
    rules: box.rules,
    content: box.shelf.hash(pack === undefined ? box.shelf.builtIn : box.shelf.load(pack)),
    options,
    bots,
    seed,
    asked: games,
    games: results.games,
    interrupted: results.games < games,
    ...effort,
    draws: results.draws,
    shared: results.shared,
    seats: rates(results.seats),
    roles: rates(results.roles),
    levels: rates(results.levels),
    length: {
      decisions: spread(results.decisions),
      rounds: spread(results.rounds),
      phases: Object.fromEntries([...results.phases].map(([phase, rounds]) => [phase, spread(rounds)])),
    },
    points: spread(results.points),
    goals: goalsOf(box.trials.goals ?? {}, results),
    groups: lines(results.groups),
    sights: lines(results.sights),
  }
}

function rates(standings: ReadonlyMap<string, Standing>): RateLine[] {
  return [...standings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { games, wins, points }]) => ({
      id,
      games,
      wins,
      rate: wilson(wins, games),
      points: summaryOf(points),
    }))
}

function spread(values: readonly number[]): Spread {
  return { summary: summaryOf(values), histogram: histogramOf(values) }
}

function lines(seen: ReadonlyMap<string, Seen>): SeenLine[] {
  const kinds = [...new Set([...seen.values()].map(({ sight }) => sight.kind))]
  const found = [...seen.values()].map(
    ({ sight, possible, games, ratio }): SeenLine => ({
      ...sight,
      possible,
      games,
      times: ratio.times,
      timesAGame: ratio.times / possible,
      pointsEach: ratio.points === 0 && !bringsPoints(seen, sight.kind) ? null : ratio.each(),
    }),
  )
  const place = (line: SeenLine): string =>
    `${String(kinds.indexOf(line.kind)).padStart(4, '0')} ${line.group}`
  return found.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}

/** Whether things of a kind are worth points: every card is, even one that brought 0, but no tile. */
function bringsPoints(seen: ReadonlyMap<string, Seen>, kind: string): boolean {
  return [...seen.values()].some(
    ({ sight, ratio }) => sight.kind === kind && sight.group !== '' && ratio.points > 0,
  )
}
