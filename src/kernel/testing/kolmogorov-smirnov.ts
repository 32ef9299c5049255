/**
 * How far two samples are apart: the largest difference between the shares of either that are at most some number (the
 * two-sample Kolmogorov-Smirnov statistic). 0 for the same numbers, 1 for samples that do not overlap.
 */
export function apart(one: readonly number[], other: readonly number[]): number {
  const all = [...one, ...other]
  const share = (sample: readonly number[], most: number): number =>
    sample.filter((each) => each <= most).length / sample.length
  return Math.max(...all.map((most) => Math.abs(share(one, most) - share(other, most))))
}
