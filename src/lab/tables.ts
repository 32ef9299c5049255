import type { Box, Game, Options } from '#kernel/game.ts'

/** Opened games by their options: matches are played elsewhere, but seats and sights are looked up here. */
export class Tables {
  readonly #box: Box
  readonly #content: unknown
  readonly #open = new Map<string, Game>()

  constructor(box: Box, pack?: unknown) {
    this.#box = box
    this.#content = pack === undefined ? box.shelf.builtIn : box.shelf.load(pack)
  }

  get(options: Options): Game {
    const key = JSON.stringify(options)
    const game = this.#open.get(key) ?? this.#box.open(options, this.#content)
    this.#open.set(key, game)
    return game
  }
}
