import { type Interval, Z_95 } from './interval.ts'

/** The mean of something that occurs several times in a game, such as the points of a card. */
export class Ratio {
  times = 0
  points = 0
  #timesSquared = 0
  #pointsSquared = 0
  #product = 0
  #least = 0

  /** What one game had of it. */
  add(times: number, points: number): void {
    this.times += times
    this.points += points
    this.#timesSquared += times * times
    this.#pointsSquared += points * points
    this.#product += times * points
    this.#least = Math.min(this.#least, points)
  }

  /** Points each time. Games, not times, are independent: the interval comes from how much games differ. */
  each(): Interval | null {
    if (this.times === 0) return null
    const value = this.points / this.times
    const squares = this.#pointsSquared - 2 * value * this.#product + value ** 2 * this.#timesSquared
    const half = (Z_95 * Math.sqrt(Math.max(0, squares))) / this.times
    const low = value - half
    return { value, low: this.#least === 0 ? Math.max(0, low) : low, high: value + half }
  }
}
