import type { Update } from '#kernel/match/feed.ts'
import type { PageGame } from '#kernel/page.ts'
import type { ViewShape } from '#kernel/view.ts'

/** An answer that the page gives for a seat. */
export interface Spared {
  readonly seat: string
  readonly action: string
  /** The question, by its name. */
  readonly question: string
}

/** A submission longer than this would be one that never ends. */
const LONGEST = 24

/**
 * Questions without a choice are not put to a person; which those are the game says (`onlyAnswer`). Each is answered
 * once: whoever comes back to it, by undo or after a refusal, is asked.
 */
export class Sparing {
  readonly #game: () => PageGame | null
  #given: ReadonlySet<string> = $state.raw(new Set())

  constructor(game: () => PageGame | null) {
    this.#game = game
  }

  /** The answer for a seat that would be asked now; null where it is asked. */
  answer(seat: string | null, latest: Update | null): Spared | null {
    if (seat === null || latest === null) return null
    const { view, legal } = latest
    const question = `${seat} ${view.decisions[0]?.id}`
    if (this.#given.has(question)) return null
    const action = this.#game()?.onlyAnswer(view, seat, legal[seat] ?? []) ?? null
    return action === null ? null : { seat, action, question }
  }

  give({ question }: Spared): void {
    this.#given = new Set([...this.#given, question])
  }

  /** What a seat hands in, with the answers after it that it has no choice about, as far as anyone can know them. */
  goOn(view: ViewShape, seat: string, given: readonly string[]): readonly string[] {
    const game = this.#game()
    const actions = [...given]
    while (game !== null && actions.length < LONGEST) {
      const ahead = game.ahead(view, seat, actions)
      const next = ahead.played < actions.length ? null : game.onlyAnswer(ahead.view, seat, ahead.legal)
      if (next === null) break
      actions.push(next)
    }
    return actions
  }
}
