import type { Latencies } from '../../support/latencies.ts'
import { Noticed } from './bystanders.ts'

/** What others noticed beside the worst messages, and beside as many harmless ones. */
export class Compared {
  readonly calm = new Noticed()
  readonly hard = new Noticed()

  /** How many times as long they waited for a move. */
  get act(): number {
    return times(this.hard.act, this.calm.act)
  }

  get health(): number {
    return times(this.hard.health, this.calm.health)
  }
}

function times(hard: Latencies, calm: Latencies): number {
  return hard.within(0.99) / calm.within(0.99)
}

/** Of several rounds: a moment in which the machine does something else spoils one of them, and does not decide. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
