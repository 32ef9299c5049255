/** How far counts are from what they should be. For n outcomes it is about n - 1; five standard deviations are a scandal. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + (count - expected[index]) ** 2 / expected[index], 0)
}

export function scandal(outcomes: number): number {
  const freedom = outcomes - 1
  return freedom + 5 * Math.sqrt(2 * freedom) + 5
}
