import { message } from '../messages/message.ts'
import type { Wording } from '../wording.ts'
import type { GoalLine } from './goals.ts'
import type { By } from './heads.ts'
import type { SeenLine, SimulationReport } from './report.ts'

/** What the terminal and the HTML page both work out from a report. */

export function botNames({ bots }: SimulationReport): string[] {
  return [...new Set(bots.map(({ level }) => level))]
}

/** What was simulated, as names and values. */
export function factsOf(report: SimulationReport, wording: Wording): [name: string, value: string][] {
  const { say, number } = wording
  const { bots, options, seed, content, seconds, threads, games, shared, draws } = report
  const levels = bots.map(({ level, iterations }) =>
    iterations === undefined ? level : say(message('lab.bots.iterations', { level, iterations })),
  )
  const rate = number(games / seconds, 1)
  return [
    [say(message('lab.options')), JSON.stringify(options)],
    [say(message('lab.bots')), levels.join(', ')],
    [say(message('lab.seed')), seed],
    [say(message('lab.content')), content.slice(0, 12)],
    [
      say(message('lab.effort')),
      say(message('lab.effort.value', { seconds: number(seconds, 1), threads, rate })),
    ],
    [say(message('lab.victories')), say(message('lab.victories.value', { shared, draws }))],
  ]
}

export function rateName(by: By, id: string, wording: Wording): string {
  if (by === 'seats') return wording.say(message('lab.seat', { seat: id }))
  return by === 'roles' ? wording.name('seat', id) : id
}

const NAMED = {
  wins: 'seat',
  rounds: '',
  strategies: 'strategy-name',
  roles: 'seat',
  cards: 'card',
  idle: '',
} as const

const GOAL = {
  wins: 'lab.goal.wins',
  rounds: 'lab.goal.rounds',
  strategies: 'lab.goal.strategies',
  roles: 'lab.goal.roles',
  cards: 'lab.goal.cards',
  idle: 'lab.goal.idle',
} as const

/** A goal, what was found, what is wanted and whether that is reached. */
export function goalCells(
  { goal, about, value, least, most, reached, rounds }: GoalLine,
  wording: Wording,
): string[] {
  const { say, number, percent } = wording
  const [from, to] = rounds ?? [0, 0]
  const isApart = goal === 'strategies' || goal === 'roles'
  const figure = (share: number): string => (isApart ? number(100 * share, 1) : percent(share))
  return [
    say(message(GOAL[goal], { name: wording.name(NAMED[goal], about), from, to })),
    figure(value),
    most === null
      ? say(message('lab.goal.at-least', { least: figure(least) }))
      : say(message('lab.range', { low: figure(least), high: figure(most) })),
    say(message(reached ? 'lab.goal.reached' : 'lab.goal.missed')),
  ]
}

/** The kinds of sights: first those with groups, such as cards in decks, and last what is about no thing at all. */
export function kindsOf({ game, sights }: SimulationReport): string[] {
  const rank = (kind: string): number => {
    if (kind === game) return 2
    return sights.some((line) => line.kind === kind && line.group !== '') ? 0 : 1
  }
  return [...new Set(sights.map(({ kind }) => kind))].sort((a, b) => rank(a) - rank(b))
}

/** Sights with something in common; `line` is the group as a whole. */
export interface SightGroup {
  readonly line: SeenLine | null
  readonly members: readonly SeenLine[]
}

export function groupsOf({ sights, groups }: SimulationReport, kind: string): SightGroup[] {
  const own = sights.filter((line) => line.kind === kind)
  return [...new Set(own.map(({ group }) => group))].map((group) => ({
    line: groups.find((line) => line.kind === kind && line.group === group) ?? null,
    members: own.filter((line) => line.group === group),
  }))
}

export function sightName({ kind, group, name }: SeenLine, wording: Wording): string {
  return wording.name(kind, group === '' ? name : `${group}/${name}`)
}

/** Seen in, of games, times a game, points each and their interval. */
export function seenCells({ games, possible, timesAGame, pointsEach }: SeenLine, wording: Wording): string[] {
  const { say, number } = wording
  const counts = [number(games, 0), number(possible, 0), number(timesAGame, 2)]
  if (pointsEach === null) return [...counts, '', '']
  const { value, low, high } = pointsEach
  return [
    ...counts,
    number(value, 2),
    say(message('lab.range', { low: number(low, 2), high: number(high, 2) })),
  ]
}
