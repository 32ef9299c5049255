/** Counts of numbers in bins of one width; the first bin begins at `from`. */
export interface Histogram {
  readonly from: number
  readonly width: number
  readonly counts: readonly number[]
}

const MOST_BINS = 24

/** Bins of whole, round widths: 1, 2, 5, 10, 20, 50 and so on. */
export function histogramOf(values: readonly number[]): Histogram | null {
  if (values.length === 0) return null
  let [least, most] = [values[0], values[0]]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  const width = roundWidth((most - least + 1) / MOST_BINS)
  const from = Math.floor(least / width) * width
  const counts = new Array<number>(Math.floor((most - from) / width) + 1).fill(0)
  for (const value of values) counts[Math.floor((value - from) / width)]++
  return { from, width, counts }
}

function roundWidth(least: number): number {
  for (let unit = 1; ; unit *= 10) for (const step of [1, 2, 5]) if (step * unit >= least) return step * unit
}
