import { FastChance } from '../chance/fast.ts'
import type { Game } from '../game.ts'
import type { Seat } from '../seats.ts'
import { seatsIn } from '../seats.ts'
import type { Action } from '../vocabulary.ts'

/** In each game every verb gets one of these weights at random, so that play wanders further than even odds would. */
const TASTES = [0.15, 1, 1, 6]

/** Plays at random, with other weights in each game. */
export class RandomPlayer {
  readonly chance: FastChance
  readonly #weights: Float64Array

  constructor(game: Game, seed: string) {
    this.chance = new FastChance(`player ${seed}`)
    const tastes = new Map<string, number>()
    this.#weights = Float64Array.from(game.vocabulary.texts(), (text) => {
      const verb = text.split(' ', 1)[0]
      const taste = tastes.get(verb) ?? TASTES[this.chance.upTo(TASTES.length)]
      tastes.set(verb, taste)
      return taste
    })
  }

  seat(toAct: number): Seat {
    const seats = seatsIn(toAct)
    return seats[this.chance.upTo(seats.length)]
  }

  action(legal: readonly Action[]): Action {
    let total = 0
    for (const action of legal) total += this.#weights[action]
    let left = (this.chance.next() / 0x1_0000_0000) * total
    for (const action of legal) {
      left -= this.#weights[action]
      if (left < 0) return action
    }
    return legal[legal.length - 1]
  }

  oneIn(n: number): boolean {
    return this.chance.upTo(n) === 0
  }
}
