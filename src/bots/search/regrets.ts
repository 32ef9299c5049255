import type { FastChance } from '#kernel/chance/fast.ts'

/** Regret matching plus: choices that would have done better are made more often. The average over time is the answer. */
export class Regrets {
  /** How often each choice would be made now. */
  readonly mixture: Float64Array
  readonly #regret: Float64Array
  readonly #sum: Float64Array
  #round = 0

  constructor(choices: number) {
    this.#regret = new Float64Array(choices)
    this.mixture = new Float64Array(choices).fill(1 / choices)
    this.#sum = new Float64Array(choices)
  }

  /** `worth` is what each choice would have brought this time. Later rounds weigh more in the average. */
  learn(worth: Float64Array): void {
    let expected = 0
    for (let i = 0; i < worth.length; i++) expected += this.mixture[i] * worth[i]
    this.#round++
    let total = 0
    for (let i = 0; i < worth.length; i++) {
      this.#sum[i] += this.#round * this.mixture[i]
      this.#regret[i] = Math.max(0, this.#regret[i] + worth[i] - expected)
      total += this.#regret[i]
    }
    for (let i = 0; i < worth.length; i++)
      this.mixture[i] = total === 0 ? 1 / worth.length : this.#regret[i] / total
  }

  average(): number[] {
    const total = this.#sum.reduce((a, b) => a + b, 0)
    return Array.from(this.#sum, (sum) => (total === 0 ? 1 / this.#sum.length : sum / total))
  }
}

/** One of the choices, with the probability that the mixture gives it. */
export function sample(mixture: readonly number[], chance: FastChance): number {
  let left = chance.next() / 0x1_0000_0000
  for (let i = 0; i < mixture.length; i++) {
    left -= mixture[i]
    if (left < 0) return i
  }
  return mixture.length - 1
}
