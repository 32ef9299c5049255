/** Milliseconds that answers took, of questions that are asked at a steady pace. */
export class Latencies {
  readonly #every: number
  readonly #taken: number[] = []

  /** How many milliseconds there would be between two questions if each were answered at once. */
  constructor(every = Number.POSITIVE_INFINITY) {
    this.#every = every
  }

  get count(): number {
    return this.#taken.length
  }

  async time<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    const result = await work()
    this.add(performance.now() - start)
    return result
  }

  /** While one waited for a late answer others would have asked too, and waited almost as long. */
  add(taken: number): void {
    for (let late = taken; late > 0; late -= this.#every) this.#taken.push(late)
  }

  /** The least time that a share of all answers stayed within; 0 when there was none. */
  within(share: number): number {
    const sorted = this.#taken.toSorted((a, b) => a - b)
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  }

  /** For a report: `p50 1.2 ms, p99 8.4 ms, most 12 ms of 300`. */
  toString(): string {
    const ms = (share: number): string => `${this.within(share).toFixed(1)} ms`
    return `p50 ${ms(0.5)}, p99 ${ms(0.99)}, most ${ms(1)} of ${this.count}`
  }
}
