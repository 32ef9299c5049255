/** A figure with its 95% confidence interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Standard deviations to either side that hold 95% of a normal distribution. */
export const Z_95 = 1.959964

/** A share of successes, by Wilson's score: honest for few games and near 0 and 1. Shared victories are fractions. */
export function wilson(successes: number, tries: number): Interval {
  if (tries === 0) return { value: Number.NaN, low: 0, high: 1 }
  const share = successes / tries
  const square = Z_95 ** 2
  const middle = (share + square / (2 * tries)) / (1 + square / tries)
  const half =
    (Z_95 * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries ** 2))) / (1 + square / tries)
  return {
    value: share,
    low: successes === 0 ? 0 : middle - half,
    high: successes === tries ? 1 : middle + half,
  }
}
