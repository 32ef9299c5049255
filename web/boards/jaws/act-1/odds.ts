import { inPercent } from '../numbers.ts'

/** A probability in words short enough for a pennant. */
export function percent(p: number): string {
  return p > 0 && p < 0.005 ? `<${inPercent(0.01)}` : inPercent(p)
}
