/** Copies a list of numbers over another. */
export function copy(from: readonly number[], to: number[]): void {
  const { length } = from
  if (to.length > length) to.length = length
  for (let i = 0; i < length; i++) to[i] = from[i]
}

export function total(counts: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) sum += counts[i]
  return sum
}
