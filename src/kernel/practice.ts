import type { Draw } from './chance/chance.ts'
import { FastChance } from './chance/fast.ts'
import { type GameEvent, told } from './event.ts'
import type { PlayedGame } from './game.ts'
import type { Update } from './match/feed.ts'
import { type Seat, seatSet } from './seats.ts'

/** What the next draws give, by label; after that they fall as they fall. */
export type Script = { readonly [label: string]: readonly string[] }

/** A match without a table, seen by one seat or several of one side: for lessons. Nothing in it is secret from whoever runs it. */
export interface Practice {
  /** The last update of this viewer. */
  readonly latest: Update
  /** What a seat may do now. */
  legal(seat: string): readonly string[]
  /** Plays actions of a seat; false, and nothing has changed, when one of them is not legal. */
  act(seat: string, actions: readonly string[]): boolean
}

export function practise<State>(game: PlayedGame<State>, eyes: readonly string[], script: Script): Practice {
  return new LocalMatch(game, eyes, script)
}

class LocalMatch<State> implements Practice {
  latest: Update
  readonly #game: PlayedGame<State>
  readonly #eyes: readonly Seat[]
  readonly #chance: ToldChance
  #state: State

  constructor(game: PlayedGame<State>, eyes: readonly string[], script: Script) {
    this.#game = game
    this.#eyes = eyes.map((seat) => this.#number(seat))
    this.#chance = new ToldChance(script)
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

class ToldChance extends FastChance {
  readonly #left: Map<string, string[]>

  constructor(script: Script) {
    super('practice')
    this.#left = new Map(Object.entries(script).map(([label, outcomes]) => [label, [...outcomes]]))
  }

  override pick(draw: Draw, n?: number): number {
    return this.#next(draw) ?? super.pick(draw, n)
  }

  override take(draw: Draw, counts: ArrayLike<number>, total: number): number {
    const outcome = this.#next(draw)
    if (outcome === undefined) return super.take(draw, counts, total)
    if (!(counts[outcome] > 0)) throw new RangeError(`${draw.label} cannot give ${draw.outcomes[outcome]}`)
    return outcome
  }

  #next(draw: Draw): number | undefined {
    const name = this.#left.get(draw.label)?.shift()
    return name === undefined ? undefined : draw.outcomes.indexOf(name)
  }
}
