import type { Tally } from '#thinking/bot-match.ts'
import type { MatchResult, MatchTask } from '#thinking/tasks.ts'
import { Ratio } from '../statistics/ratio.ts'
import type { Tables } from '../tables.ts'
import { victoryShares } from '../victory.ts'
import { type Sight, sightOf } from './sights.ts'

/** Results of all who had a seat, a role or a level in common. */
export interface Standing {
  games: number
  wins: number
  readonly points: number[]
}

/** How often something was seen. */
export interface Seen {
  readonly sight: Sight
  /** Games in which it could have been. */
  possible: number
  /** Games in which it was. */
  games: number
  readonly ratio: Ratio
}

/** Everything that is kept of the matches of a simulation. */
export class Results {
  games = 0
  /** Games that nobody won. */
  draws = 0
  /** Games whose victory was shared between teams. */
  shared = 0
  readonly decisions: number[] = []
  readonly rounds: number[] = []
  /** Rounds of a part of a game, for games that count them apart: `jaws.orca.round`. */
  readonly phases = new Map<string, number[]>()
  readonly points: number[] = []
  readonly seats = new Map<string, Standing>()
  readonly roles = new Map<string, Standing>()
  readonly levels = new Map<string, Standing>()
  readonly sights = new Map<string, Seen>()
  /** Sights with something before the slash in common, such as the cards of a deck. */
  readonly groups = new Map<string, Seen>()
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  add(task: MatchTask, { outcome, decisions, tally }: MatchResult): void {
    const { seats, sights } = this.#tables.get(task.options)
    const shares = victoryShares(seats, outcome)
    this.games++
    if (outcome.winners === 0) this.draws++
    if (shares.some((share) => share > 0 && share < 1)) this.shared++
    this.decisions.push(decisions)
    const round = `${task.game}.round`
    if (sights.includes(round)) this.rounds.push(tally[round]?.times ?? 0)
    for (const sight of sights) {
      const phase = phaseOf(sight)
      if (phase === null) continue
      const rounds = this.phases.get(phase) ?? []
      this.phases.set(phase, rounds)
      rounds.push(tally[sight]?.times ?? 0)
    }
    for (const [seat, { id }] of seats.entries()) {
      const points = outcome.scores[seat]
      if (points !== undefined) this.points.push(points)
      stand(this.seats, String(seat + 1), shares[seat], points)
      stand(this.roles, id, shares[seat], points)
      stand(this.levels, task.players[seat].level, shares[seat], points)
    }
    this.#see(sights, tally)
  }

  #see(possible: readonly string[], tally: Tally): void {
    const groups = new Map<string, { sight: Sight; times: number; points: number }>()
    for (const text of new Set([...possible, ...Object.keys(tally)])) {
      const sight = sightOf(text)
      const { times, points } = tally[text] ?? { times: 0, points: 0 }
      count(this.sights, text, sight, times, points)
      if (sight.group === '') continue
      const key = `${sight.kind} ${sight.group}`
      const group = groups.get(key) ?? { sight: { ...sight, name: '' }, times: 0, points: 0 }
      group.times += times
      group.points += points
      groups.set(key, group)
    }
    for (const [key, { sight, times, points }] of groups) count(this.groups, key, sight, times, points)
  }
}

/** `orca` for `jaws.orca.round`, and null for everything else. */
function phaseOf(sight: string): string | null {
  return /^[a-z-]+\.([a-z0-9-]+)\.round$/.exec(sight)?.[1] ?? null
}

function stand(standings: Map<string, Standing>, who: string, share: number, points?: number): void {
  const standing = standings.get(who) ?? { games: 0, wins: 0, points: [] }
  standing.games++
  standing.wins += share
  if (points !== undefined) standing.points.push(points)
  standings.set(who, standing)
}

function count(all: Map<string, Seen>, key: string, sight: Sight, times: number, points: number): void {
  const seen = all.get(key) ?? { sight, possible: 0, games: 0, ratio: new Ratio() }
  seen.possible++
  if (times > 0) seen.games++
  seen.ratio.add(times, points)
  all.set(key, seen)
}
