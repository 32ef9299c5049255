import { digits, short, table } from '../table.ts'
import type { Bots } from './bots.ts'
import { type Figure, type Goal, spreadOf } from './figures.ts'
import { type FirstLook, MISSED } from './first-look.ts'
import type { Memory } from './memory.ts'

export interface Run {
  readonly node: string
  readonly cores: number
  /** Of the machine, before and after. */
  readonly load: readonly number[]
  readonly seconds: number
  readonly rounds: number
  readonly matches: number
  /** Bytes of a typical update of ours. */
  readonly update: number
  readonly figures: readonly Figure[]
  readonly goals: readonly Goal[]
  readonly memory: Memory
  readonly bots: Bots
  readonly looks: readonly FirstLook[]
}

export function textOf(run: Run): string {
  const { node, cores, load, seconds, rounds, matches, update, figures, goals, memory, bots, looks } = run
  const waits = spreadOf(bots.waits)
  const measured = figures.map(({ name, rate, rates, mover, opponent, ...rest }) => [
    name,
    short(rate),
    `${short(Math.min(...rates))} to ${short(Math.max(...rates))}`,
    `${digits(mover.p50)} / ${digits(mover.p99)} ms`,
    `${digits(opponent.p50)} / ${digits(opponent.p99)} ms`,
    `${digits(rest.serverMicroseconds)} µs`,
    `${digits(rest.serverSeconds)} s`,
    `${digits(rest.clientMicroseconds)} µs`,
    `${digits(rest.memory / 1e6)} MB`,
    `${digits(rest.bytesPerMove / 1e3)} kB`,
  ])
  return [
    `Node ${node}, ${cores} cores, load ${load.map(digits).join(' to ')}, ${rounds} rounds, ${seconds} s in all`,
    `${matches} matches of Sharks at once, two sockets each:`,
    table([
      [
        '',
        'moves a second',
        'rounds',
        'mover p50 / p99',
        'opponent p50 / p99',
        'server, a move',
        'server, in all',
        'client, a move',
        'resident',
        'received, a move',
      ],
      ...measured,
    ]),
    [
      `${memory.matches} loaded matches, ${memory.moves} moves each: ${digits(memory.resident / 1e6)} MB resident, ${digits(memory.heap / 1e6)} MB of it heap`,
      `${bots.matches} tables with a bot (${bots.level}): ${bots.waits.length} moves of bots, p50 ${digits(waits.p50)} ms, p99 ${digits(waits.p99)} ms, slowest ${digits(waits.most)} ms`,
    ].join('\n'),
    `In a match of ${looks[0].moves} moves, processor time on the server:`,
    table([
      ['', 'full replay', 'first look', `${MISSED} updates missed`, 'reading it, once for all'],
      ...looks.map(({ game, replay, look, missed, reading }) => [
        game,
        ...[replay, look, missed, reading].map((ms) => `${digits(ms)} ms`),
      ]),
    ]),
    table([
      ['', 'found', 'goal'],
      ...goals.map(({ what, found, unit, goal, reached }) => [
        what,
        `${digits(found)} ${unit}`,
        `${goal} ${reached ? 'reached' : 'MISSED'}`,
      ]),
    ]),
    notes(update),
  ].join('\n\n')
}

function notes(update: number): string {
  return `\
Dorsal writes every move to the disk before it answers; boardgame.io keeps its matches in memory; the relay knows no
game and sends both people the same update of ours, ${update} bytes. Each server is a process of its own; one more plays
for everyone, on the same machine. They take turns; the first rounds warm up and do not count.
Moves a second by the clock: the median of the rounds. A ratio is the median of the ratios within each round.
Server and client, a move: processor time of all threads.`
}

/** The same for programs. */
export function dataOf({ bots, ...run }: Run): object {
  const { waits, ...tables } = bots
  return {
    bench: 'server',
    ...run,
    bots: { ...tables, moves: waits.length, milliseconds: spreadOf(waits) },
  }
}
