import { digits, short, table } from '../table.ts'
import type { Figure, Ratio } from './figures.ts'
import { type Entry, ITERATIONS, PLAYOUT } from './plan.ts'

export interface Run {
  readonly node: string
  readonly cores: number
  readonly seconds: number
  readonly rounds: number
  readonly figures: readonly Figure[]
  readonly ratios: readonly Ratio[]
}

const NOTES = `\
A second is one of processor time of the thread that works, so that other work on the machine does not count:
the median of the rounds, and the slowest and fastest of them. Each line is a process of its own (the same Node
and flags, NODE_ENV=production); they work one at a time, in turn.
A ratio is the median of the ratios within each round.
Search: ${ITERATIONS} iterations from one position in the middle of a game. An iteration of Dorsal imagines the whole
state from what its seat sees, walks down its tree, plays on by rules of thumb as far as the game's knowledge says
and evaluates. One of MCTSBot is given the true state, walks down its tree and plays on at random for ${PLAYOUT} moves,
as it comes. Like MCTSBot: Dorsal's, but with ${PLAYOUT} random moves in place of the rules of thumb.`

export function textOf({ node, cores, seconds, rounds, figures, ratios }: Run): string {
  const measured = figures.map(({ entry, rate, times }) => [
    title(entry),
    `${short(rate.median)} ${entry.unit}`,
    `${short(rate.lowest)} to ${short(rate.highest)}`,
    timesOf(entry, times),
  ])
  const compared = ratios.map(({ of, by, ratio, goal }) => [
    `${title(of)} / ${by.name}`,
    `${digits(ratio)} times`,
    goal === null ? '' : `${goal} ${ratio >= goal ? 'reached' : 'MISSED'}`,
  ])
  return [
    `Node ${node}, ${cores} cores, ${rounds} rounds, ${seconds} s in all`,
    table([['', 'a second', 'rounds', 'and'], ...measured]),
    table([['', 'ratio', 'goal'], ...compared]),
    NOTES,
  ].join('\n\n')
}

function title({ table, name }: Entry): string {
  return table === '' ? name : `${table}: ${name}`
}

function timesOf({ unit }: Entry, times: number): string {
  if (unit === 'iterations') return `${short(times)} searches`
  return unit === 'decisions' || unit === 'moves' ? `${short(times)} games` : ''
}

/** The same for programs. */
export function dataOf({ figures, ratios, ...run }: Run): object {
  return {
    bench: 'engine',
    ...run,
    iterations: ITERATIONS,
    playout: PLAYOUT,
    figures: figures.map(({ entry, rate, times }) => ({
      name: title(entry),
      ...entry.task,
      unit: entry.unit,
      perSecond: rate,
      ...(timesOf(entry, times) === '' ? {} : { timesPerSecond: times }),
    })),
    ratios: ratios.map(({ of, by, ratio, goal }) => ({
      of: title(of),
      by: title(by),
      ratio,
      goal,
      reached: goal === null ? null : ratio >= goal,
    })),
  }
}
