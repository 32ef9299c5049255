import type { Balance, Goals, Idle } from '#kernel/trials.ts'
import type { Results, Seen, Standing } from './results.ts'

/**
 * A goal and what was measured. A goal about several things shows the worst of them: the one furthest outside its bounds or
 * nearest to one.
 */
export interface GoalLine {
  readonly goal: 'wins' | 'rounds' | 'strategies' | 'roles' | 'cards' | 'idle'
  readonly about: string
  readonly value: number
  readonly least: number
  /** Null where more is always better. */
  readonly most: number | null
  readonly reached: boolean
  /** The rounds that are wanted, where the goal is about them. */
  readonly rounds?: readonly [least: number, most: number]
}

type Bounds = readonly [least: number, most: number | null]
type Rate = readonly [about: string, share: number]

export function goalsOf({ balance, idle }: Goals, results: Results): GoalLine[] {
  return [
    ...(balance === undefined || results.games === 0 ? [] : balanceGoals(balance, results)),
    ...(idle === undefined ? [] : idleGoal(idle, results)),
  ]
}

function balanceGoals(
  { alone, wins, rounds, inRounds, apart, played }: Balance,
  results: Results,
): GoalLine[] {
  const rateOf = ({ wins, games }: Standing): number => wins / games
  const mean = rateOf(results.roles.get(alone) ?? { wins: 0, games: 1, points: [] })
  const others = [...results.roles].filter(([role]) => role !== alone)
  const theirs = sum(others, ({ wins }) => wins) / sum(others, ({ games }) => games)
  const fitting = results.rounds.filter((count) => count >= rounds[0] && count <= rounds[1]).length
  const far = (rates: readonly Rate[], from: number): Rate[] =>
    rates.map(([about, share]) => [about, share - from])
  return [
    line('wins', wins, [[alone, mean]]),
    { ...line('rounds', [inRounds, null], [['', fitting / results.rounds.length]]), rounds },
    line('strategies', [-apart, apart], far(shares(results.sights, 'strategy ', 'goal '), mean)),
    line(
      'roles',
      [-apart, apart],
      far(
        others.map(([role, standing]) => [role, rateOf(standing)]),
        theirs,
      ),
    ),
    line('cards', [played, null], shares(results.sights, 'drawn ', 'card ')),
  ]
}

function idleGoal({ turns, idle, most }: Idle, { sights }: Results): GoalLine[] {
  const all = sights.get(turns)?.ratio.times ?? 0
  if (all === 0) return []
  return [line('idle', [0, most], [['', (sights.get(idle)?.ratio.times ?? 0) / all]])]
}

function sum(
  standings: readonly (readonly [string, Standing])[],
  of: (standing: Standing) => number,
): number {
  return standings.reduce((all, [, standing]) => all + of(standing), 0)
}

/** Of the games in which the first of two things was seen, those in which the second was. */
function shares(sights: ReadonlyMap<string, Seen>, first: string, second: string): Rate[] {
  const found: Rate[] = []
  for (const [text, { games }] of sights) {
    if (!text.startsWith(first) || games === 0) continue
    const about = text.slice(first.length)
    found.push([about, (sights.get(second + about)?.games ?? 0) / games])
  }
  return found
}

function line(goal: GoalLine['goal'], [least, most]: Bounds, rates: readonly Rate[]): GoalLine {
  const slack = ([, value]: Rate): number =>
    Math.min(value - least, (most ?? Number.POSITIVE_INFINITY) - value)
  const [about, value] = rates.reduce((worst, rate) => (slack(rate) < slack(worst) ? rate : worst))
  return { goal, about, value, least, most, reached: slack([about, value]) >= 0 }
}
