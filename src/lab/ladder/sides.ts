import { type Interval, wilson } from '../statistics/interval.ts'
import { type Question, SequentialTest, type Verdict } from '../statistics/sprt.ts'

/** How the upper level does on one side, where sides are not alike. */
export interface SideReport {
  readonly side: string
  /** How many set-ups it was played on. */
  readonly pairs: number
  /** How often it wins there against the lower level. */
  readonly wins: Interval
  /** How often the lower level wins there against its like. */
  readonly before: Interval
  /** The difference of the two, from -1 to 1. */
  readonly gain: Interval
}

/** Nothing gained, or one game of ten: what both sides together gain is twice what a pair's score has above a half. */
const SIDE_QUESTION: Question = { none: 0.5, some: 0.55, wrongly: 0.02 }

/**
 * A side may be the better one whoever plays it. So each set-up is also played with the lower level on both sides: what
 * changes when the upper level takes one of them is what it is worth there.
 */
export class Side {
  readonly #name: string
  readonly #test = new SequentialTest(SIDE_QUESTION)
  #wins = 0
  #before = 0

  constructor(name: string) {
    this.#name = name
  }

  /** What this side won with the upper level on it and with the lower one, against the lower one both times. */
  add(wins: number, before: number): void {
    this.#wins += wins
    this.#before += before
    this.#test.add((1 + wins - before) / 2)
  }

  get verdict(): Verdict | null {
    return this.#test.verdict
  }

  get isMore(): boolean {
    return this.#test.isMore
  }

  /** Whether the lower level loses often enough there that a difference could be seen. */
  get hasRoom(): boolean {
    const most = 2 * (SIDE_QUESTION.some - SIDE_QUESTION.none)
    return this.#before <= (1 - most) * this.#test.pairs
  }

  report(): SideReport {
    const { value, low, high } = this.#test.score()
    return {
      side: this.#name,
      pairs: this.#test.pairs,
      wins: wilson(this.#wins, this.#test.pairs),
      before: wilson(this.#before, this.#test.pairs),
      gain: { value: 2 * value - 1, low: 2 * low - 1, high: 2 * high - 1 },
    }
  }
}
