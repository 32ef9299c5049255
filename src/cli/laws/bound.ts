import type { Message } from '#kernel/message.ts'
import type { Arguments } from '../arguments.ts'
import type { Errors } from '../command.ts'
import { Progress } from '../progress.ts'
import type { Say } from '../words.ts'

const USUAL_MINUTES = 5

/** How long a run goes on, in minutes or in games, and how far it is. */
export class Bound {
  readonly #progress: Progress
  readonly #say: Say
  readonly #games: number | undefined
  readonly #seconds: number

  constructor(given: Arguments, errors: Errors, say: Say) {
    this.#progress = new Progress(errors)
    this.#say = say
    this.#games = given.count('games', 1)
    this.#seconds = 60 * (given.amount('minutes') ?? USUAL_MINUTES)
  }

  /** False once this share of the time is over; where games are counted, each part of the run plays all of them. */
  goesOn(part: number, games: number, at: () => Message): boolean {
    const done =
      this.#games === undefined ? this.#progress.seconds / (part * this.#seconds) : games / this.#games
    this.#progress.show(part * done, () => this.#say(at()))
    return done < 1
  }

  end(): void {
    this.#progress.end()
  }
}
