import type { Results, Seen, Standing } from './results.ts'

/** What a game's house content is tuned for, in games between mates. */
interface Goals {
  /** The role that plays alone against all the others, and how often it is to win. */
  readonly alone: string
  readonly wins: readonly [least: number, most: number]
  /** How long games are to take, and how many of them. */
  readonly rounds: readonly [least: number, most: number]
  readonly inRounds: number
  /** How far a strategy of that role, or one of the others, may be from the mean of its side. */
  readonly apart: number
  /** How many of the games in which a card was drawn are to see it played. */
  readonly played: number
}

const GOALS: { readonly [game: string]: Goals } = {
  'shark-island': {
    alone: 'shark',
    wins: [0.42, 0.58],
    rounds: [5, 16],
    inRounds: 0.9,
    apart: 0.1,
    played: 0.25,
  },
}

/** A goal and how near the games came; of several things it is about the one that misses it most, or nearly does. */
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

/** Of so many turns of JAWS' crew in Act 1 at most this share may end without a single action. */
const IDLE = { turns: 'jaws.ended', idle: 'jaws.ended.idle', most: 0.01 }

type Bounds = readonly [least: number, most: number | null]
type Rate = readonly [about: string, share: number]

export function goalsOf(game: string, results: Results): GoalLine[] {
  if (game === 'jaws') return idleGoal(results)
  if (!Object.hasOwn(GOALS, game) || results.games === 0) return []
  const { alone, wins, rounds, inRounds, apart, played } = GOALS[game]
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

function idleGoal({ sights }: Results): GoalLine[] {
  const turns = sights.get(IDLE.turns)?.ratio.times ?? 0
  if (turns === 0) return []
  return [line('idle', [0, IDLE.most], [['', (sights.get(IDLE.idle)?.ratio.times ?? 0) / turns]])]
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
