import { type Interval, Z_95 } from './interval.ts'

/** What a sequential test decides between, and how often it may be wrong either way. */
export interface Question {
  /** The mean score if there is no difference. */
  readonly none: number
  /** The mean score of a difference worth having. */
  readonly some: number
  readonly wrongly: number
}

export type Verdict = 'difference' | 'no-difference'

/**
 * A sequential probability ratio test on scores from 0 to 1, in the normal approximation: likelihoods depend on the
 * mean and the variance alone, so that draws and shared victories count for what they are. A score is that of a pair
 * of games with sides swapped, because the two games of a pair are not independent.
 */
export class SequentialTest {
  readonly #question: Question
  #sum = 0
  #squares = 0
  #verdict: Verdict | null = null
  pairs = 0

  constructor(question: Question) {
    this.#question = question
  }

  add(score: number): void {
    this.pairs++
    this.#sum += score
    this.#squares += score * score
    const bound = Math.log((1 - this.#question.wrongly) / this.#question.wrongly)
    if (this.#verdict !== null) return
    if (this.logLikelihoodRatio >= bound) this.#verdict = 'difference'
    else if (this.logLikelihoodRatio <= -bound) this.#verdict = 'no-difference'
  }

  /** Null until the test has decided; never changes after that. */
  get verdict(): Verdict | null {
    return this.#verdict
  }

  /** Whether there is more than no difference, though it may be less than one worth having. */
  get isMore(): boolean {
    return this.score().low > this.#question.none
  }

  get logLikelihoodRatio(): number {
    if (this.pairs === 0) return 0
    const { none, some } = this.#question
    const mean = this.#sum / this.pairs
    return (this.pairs * (some - none) * (2 * mean - none - some)) / (2 * this.#variance())
  }

  score(): Interval {
    if (this.pairs === 0) return { value: Number.NaN, low: 0, high: 1 }
    const value = this.#sum / this.pairs
    const half = Z_95 * Math.sqrt(this.#variance() / this.pairs)
    return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) }
  }

  /** Includes an imagined score of 0 and one of 1, because a few equal scores do not mean that there never are others. */
  #variance(): number {
    const count = this.pairs + 2
    const mean = (this.#sum + 1) / count
    return (this.#squares + 1) / count - mean * mean
  }
}
