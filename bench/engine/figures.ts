import type { Comparison, Entry } from './plan.ts'
import type { Results } from './rounds.ts'

/** So many a second: the middle one of the rounds, and the slowest and fastest of them. */
interface Rate {
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

export interface Figure {
  readonly entry: Entry
  readonly rate: Rate
  /** Games or searches a second. */
  readonly times: number
}

export interface Ratio extends Comparison {
  /** The middle one of the ratios within each round, which are taken a few seconds apart. */
  readonly ratio: number
}

export function figuresOf(results: Results): Figure[] {
  return [...results].map(([entry, rounds]) => ({
    entry,
    rate: rateOf(rounds.map(({ work, seconds }) => work / seconds)),
    times: median(rounds.map(({ times, seconds }) => times / seconds)),
  }))
}

export function ratiosOf(comparisons: readonly Comparison[], results: Results): Ratio[] {
  const ratesOf = (entry: Entry): number[] =>
    (results.get(entry) ?? []).map(({ work, seconds }) => work / seconds)
  return comparisons.map((comparison) => {
    const by = ratesOf(comparison.by)
    return { ...comparison, ratio: median(ratesOf(comparison.of).map((rate, round) => rate / by[round])) }
  })
}

function rateOf(rates: readonly number[]): Rate {
  return { median: median(rates), lowest: Math.min(...rates), highest: Math.max(...rates) }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
