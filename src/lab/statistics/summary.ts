/** Mean, percentiles and range of a list of numbers. */
export interface Summary {
  readonly count: number
  readonly mean: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
  readonly least: number
  readonly most: number
}

export function summaryOf(values: readonly number[]): Summary | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  return {
    count: sorted.length,
    mean: sorted.reduce((a, b) => a + b, 0) / sorted.length,
    p10: percentile(sorted, 0.1),
    p50: percentile(sorted, 0.5),
    p90: percentile(sorted, 0.9),
    least: sorted[0],
    most: sorted[sorted.length - 1],
  }
}

/** A percentile of a sorted list, interpolated between neighbours. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (place - below) * (sorted[above] - sorted[below])
}
