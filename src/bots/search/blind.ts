import type { FastChance } from '#kernel/chance/fast.ts'
import type { Game } from '#kernel/game.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import type { Descent } from './descent.ts'
import { Regrets } from './regrets.ts'

/** How many states are imagined to find what others may have chosen, and at most to find one with a given choice. */
const LOOKS = 24

/**
 * A choice made without seeing that of others. On one side are this seat's actions, on the other what they may have
 * chosen; both learn by regret matching, so that neither becomes predictable.
 */
export class BlindChoice<State> {
  readonly #game: Game<State>
  readonly #imagine: (chance: FastChance) => State
  readonly #seat: Seat
  readonly #legal: readonly Action[]
  readonly #descent: Descent<State>
  readonly #chance: FastChance
  readonly #mine: Regrets
  readonly #theirs: Regrets
  /** For each thing the others may have chosen: its number, and a state in which they have. */
  readonly #choices: number[] = []
  readonly #worlds: State[] = []
  /** What each of this seat's actions is worth against their mixture, and each of their choices against this seat's. */
  readonly #sum: Float64Array
  readonly #theirWorth: Float64Array

  constructor(
    game: Game<State>,
    imagine: (chance: FastChance) => State,
    seat: Seat,
    legal: readonly Action[],
    descent: Descent<State>,
    chance: FastChance,
  ) {
    this.#game = game
    this.#imagine = imagine
    this.#seat = seat
    this.#legal = legal
    this.#descent = descent
    this.#chance = chance
    const looks = game.knowledge.against === undefined ? 1 : LOOKS
    for (let look = 0; look < looks; look++) this.#meet(imagine(chance))
    this.#mine = new Regrets(legal.length)
    this.#theirs = new Regrets(this.#choices.length)
    this.#sum = new Float64Array(legal.length)
    this.#theirWorth = new Float64Array(this.#choices.length)
  }

  /** Tries every action against every choice on common draws; returns how many walks that took. */
  learn(): number {
    const draws = this.#chance.next()
    const { mixture } = this.#mine
    this.#sum.fill(0)
    for (let choice = 0; choice < this.#choices.length; choice++) {
      const world = this.#worldOf(choice)
      let mean = 0
      for (let i = 0; i < this.#legal.length; i++) {
        const worth = this.#descent.learnAfter(this.#game.clone(world), this.#seat, this.#legal[i], draws)
        this.#sum[i] += this.#theirs.mixture[choice] * worth
        mean += mixture[i] * worth
      }
      this.#theirWorth[choice] = -mean
    }
    this.#mine.learn(this.#sum)
    this.#theirs.learn(this.#theirWorth)
    return this.#legal.length * this.#choices.length
  }

  mixture(): number[] {
    return this.#mine.average()
  }

  /** Keeps the state as the example of the choice in it, and returns that choice. */
  #meet(world: State): number {
    const choice = this.#game.knowledge.against?.(world, this.#seat) ?? 0
    const known = this.#choices.indexOf(choice)
    if (known < 0) this.#choices.push(choice)
    this.#worlds[known < 0 ? this.#choices.length - 1 : known] = world
    return choice
  }

  /** Another state with that choice, or the one that was kept. Choices met only now are ignored: learning has begun. */
  #worldOf(choice: number): State {
    for (let look = 0; look < LOOKS; look++) {
      const world = this.#imagine(this.#chance)
      if ((this.#game.knowledge.against?.(world, this.#seat) ?? 0) === this.#choices[choice]) return world
    }
    return this.#worlds[choice]
  }
}
