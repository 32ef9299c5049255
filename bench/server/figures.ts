import type { Bots } from './bots.ts'
import { type Contest, SERVERS, type ServerName } from './contest.ts'
import type { Slot } from './crowd.ts'
import type { FirstLook } from './first-look.ts'
import type { Memory } from './memory.ts'

/** Milliseconds. */
export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

export interface Figure {
  readonly name: ServerName
  /** Moves a second by the clock: the middle one of the rounds. */
  readonly rate: number
  readonly rates: readonly number[]
  readonly mover: Spread
  readonly opponent: Spread
  /** Processor time for a move, in microseconds. */
  readonly serverMicroseconds: number
  readonly clientMicroseconds: number
  readonly serverSeconds: number
  /** Resident, in bytes. */
  readonly memory: number
  readonly bytesPerMove: number
}

export interface Goal {
  readonly what: string
  readonly found: number
  readonly unit: string
  readonly goal: number
  readonly reached: boolean
}

const TIMES_BOARDGAME_IO = 4
const PART_OF_RELAY = 0.3
const MOST_MEGABYTES = 600
const MOST_SECONDS = 5
const PART_OF_REPLAY = 0.25

export function figuresOf({ slots }: Contest): Figure[] {
  return SERVERS.map((name) => {
    const rounds = slots[name]
    const latencies = rounds.flatMap((slot) => slot.latencies)
    const sum = (of: (slot: Slot) => number): number => rounds.reduce((total, slot) => total + of(slot), 0)
    const rates = rounds.map(rateOf)
    return {
      name,
      rate: middle(rates),
      rates,
      mover: spreadOf(latencies.map(({ mover }) => mover)),
      opponent: spreadOf(latencies.map(({ opponent }) => opponent)),
      serverMicroseconds: (sum((slot) => slot.serverSeconds) * 1e6) / latencies.length,
      clientMicroseconds: (sum((slot) => slot.clientSeconds) * 1e6) / latencies.length,
      serverSeconds: sum((slot) => slot.serverSeconds),
      memory: Math.max(...rounds.map(({ memory }) => memory)),
      bytesPerMove: sum((slot) => slot.bytes) / latencies.length,
    }
  })
}

export function goalsOf({ slots }: Contest, memory: Memory, bots: Bots, looks: readonly FirstLook[]): Goal[] {
  const times = (by: ServerName): number =>
    middle(slots.Dorsal.map((slot, round) => rateOf(slot) / rateOf(slots[by][round])))
  const megabytes = memory.resident / 1e6
  const slowest = spreadOf(bots.waits).most / 1000
  return [
    atLeast('moves a second: Dorsal / boardgame.io', times('boardgame.io'), TIMES_BOARDGAME_IO),
    atLeast('moves a second: Dorsal / relay', times('relay'), PART_OF_RELAY),
    // Fewer matches than the goal speaks of prove nothing, so what is compared is what as many would take.
    atMost('memory of 10,000 matches', (megabytes / memory.matches) * 10_000, 'MB', MOST_MEGABYTES),
    atMost(`slowest move of a bot at ${bots.matches} tables`, slowest, 's', MOST_SECONDS),
    ...looks.flatMap(({ game, replay, look, missed }) => [
      atMost(`${game}: a first look / a full replay`, look / replay, 'times', PART_OF_REPLAY),
      atMost(`${game}: what was missed / a full replay`, missed / replay, 'times', PART_OF_REPLAY),
    ]),
  ]
}

function atLeast(what: string, found: number, goal: number): Goal {
  return { what, found, unit: 'times', goal, reached: found >= goal }
}

function atMost(what: string, found: number, unit: string, goal: number): Goal {
  return { what, found, unit, goal, reached: found <= goal }
}

function rateOf({ latencies, seconds }: Slot): number {
  return latencies.length / seconds
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

function middle(numbers: readonly number[]): number {
  return spreadOf(numbers).p50
}
