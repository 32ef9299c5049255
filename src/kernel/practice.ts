import type { Draw } from './chance/chance.ts'
import { FastChance } from './chance/fast.ts'
import { type Stack, StackedDraws } from './chance/stacked.ts'
import { type GameEvent, told } from './event.ts'
import type { PlayedGame } from './game.ts'
import type { Update } from './match/feed.ts'
import { type Seat, seatSet } from './seats.ts'

/**
 * A match without a table, seen by one seat or several of one side: for lessons. Nothing in it is secret from whoever runs it,
 * and nothing is kept or taken back, which is what a `Match` is for.
 */
export interface Practice {
  /** The last update of this viewer. */
  readonly latest: Update
  /** What a seat may do now. */
  legal(seat: string): readonly string[]
  /** Plays actions of a seat; false, and nothing has changed, when one of them is not legal. */
  act(seat: string, actions: readonly string[]): boolean
}

export function practise<State>(game: PlayedGame<State>, eyes: readonly string[], script: Stack): Practice {
  return new LocalMatch(game, eyes, script)
}

class LocalMatch<State> implements Practice {
  latest: Update
  readonly #game: PlayedGame<State>
  readonly #eyes: readonly Seat[]
  readonly #chance: LessonChance
  #state: State

  constructor(game: PlayedGame<State>, eyes: readonly string[], script: Stack) {
    this.#game = game
    this.#eyes = eyes.map((seat) => this.#number(seat))
    this.#chance = new LessonChance(script, game.draws)
    const events: GameEvent[] = []
    this.#state = game.setup(this.#chance, (event) => events.push(event))
    this.latest = this.#shown(1, events)
  }

  legal(seat: string): readonly string[] {
    return this.#legal(this.#state, this.#number(seat))
  }

  act(seat: string, actions: readonly string[]): boolean {
    const { vocabulary } = this.#game
    const number = this.#number(seat)
    const events: GameEvent[] = []
    const state = this.#game.clone(this.#state)
    for (const text of actions) {
      const action = vocabulary.parse(text)
      if (!this.#legal(state, number).includes(text)) return false
      this.#game.apply(state, number, action, this.#chance, (event) => events.push(event))
    }
    this.#state = state
    this.latest = this.#shown(this.latest.cursor + 1, events)
    return true
  }

  #number(seat: string): Seat {
    return this.#game.seats.findIndex(({ id }) => id === seat)
  }

  #legal(state: State, seat: Seat): string[] {
    const list = new Uint16Array(this.#game.vocabulary.size)
    return [...list.subarray(0, this.#game.legal(state, seat, list))].map((action) =>
      this.#game.vocabulary.text(action),
    )
  }

  #shown(cursor: number, events: readonly GameEvent[]): Update {
    const viewer = seatSet(...this.#eyes)
    return {
      cursor,
      view: this.#game.view(this.#state, viewer),
      events: told(events, viewer),
      legal: Object.fromEntries(
        this.#eyes.map((seat) => [this.#game.seats[seat].id, this.#legal(this.#state, seat)]),
      ),
      undo: [],
    }
  }
}

/** Never taken back, so no log is needed; and the page need not load a table's cipher. */
class LessonChance extends FastChance {
  readonly #decided: StackedDraws

  constructor(script: Stack, draws: readonly Draw[]) {
    super('practice')
    this.#decided = new StackedDraws(script, draws)
  }

  override pick(draw: Draw, n?: number): number {
    return this.#decided.pick(draw, n) ?? super.pick(draw, n)
  }

  override take(draw: Draw, counts: ArrayLike<number>, total: number): number {
    return this.#decided.take(draw, counts) ?? super.take(draw, counts, total)
  }
}
