import { FastChance } from '#kernel/chance/fast.ts'
import type { Game } from '#kernel/game.ts'
import type { Insight } from '#kernel/knowledge.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import { type Action, NO_ACTION } from '#kernel/vocabulary.ts'
import { type Budget, certain, considered, type Thought } from '../bot.ts'
import { BlindChoice } from './blind.ts'
import { Descent } from './descent.ts'
import { sample } from './regrets.ts'
import { NO_NODE, ROOT, type Tree } from './tree.ts'

/** One iteration in so many is spent on what the others would do. */
const OTHERS_EVERY = 3
/** How many states are imagined from one guess at what another seat sees. */
const SAMPLES_A_GUESS = 8

/**
 * Information-set Monte Carlo tree search. Each seat has a tree of its own, built from states imagined
 * from what that seat sees: when others move here, they know only what they know.
 */
export function search<State>(
  game: Game<State>,
  view: View,
  seat: Seat,
  seed: string,
  budget: Budget,
  insight: Insight = 'table',
): Thought {
  const chance = new FastChance(seed)
  const imagine = game.imaginer(view)
  const root = imagine(chance)
  const legal = thinkable(game, root, seat)
  if (legal.length === 1) return certain(legal, legal[0])
  const solved = game.knowledge.solve?.(imagine(chance), seat, chance, insight) ?? NO_ACTION
  if (solved !== NO_ACTION) return certain(legal, solved)
  const descent = new Descent(game, chance, Math.min(budget.iterations ?? 4096, 65_536) + 64, root)
  const guesses = game.seats.map(() => new Guess(game, imagine, chance))
  const isBlind = game.knowledge.isBlind(imagine(chance), seat)
  const blind = isBlind ? new BlindChoice(game, imagine, seat, legal, descent, chance) : null
  let iterations = 0
  const goesOn = (): boolean =>
    iterations < (budget.iterations ?? Number.POSITIVE_INFINITY) &&
    (budget.goOn === undefined || budget.goOn())

  for (let round = 0; goesOn(); round++) {
    if (round % OTHERS_EVERY === OTHERS_EVERY - 1 && game.seats.length > 1) {
      const other = otherSeat(game, seat, Math.floor(round / OTHERS_EVERY))
      descent.learn(guesses[other].state(other), other)
      iterations++
    } else if (blind !== null) iterations += blind.learn()
    else {
      descent.learn(imagine(chance), seat)
      iterations++
    }
  }
  const mixture = blind?.mixture() ?? shares(descent.trees[seat], legal)
  return { action: legal[blind ? sample(mixture, chance) : mostOf(mixture)], mixture, legal, iterations }
}

/** What is legal and worth a thought; the same in every state imagined from one view. */
function thinkable<State>(game: Game<State>, state: State, seat: Seat): Action[] {
  const into = new Uint16Array(game.vocabulary.size)
  return Array.from(into.subarray(0, considered(game, state, seat, into)))
}

function otherSeat(game: Game, seat: Seat, turn: number): Seat {
  return (seat + 1 + (turn % (game.seats.length - 1))) % game.seats.length
}

/** What another seat may know, guessed from what this one knows, and states as that seat would imagine them. */
class Guess<State> {
  readonly #game: Game<State>
  readonly #imagine: (chance: FastChance) => State
  readonly #chance: FastChance
  #theirs: ((chance: FastChance) => State) | null = null
  #used = 0

  constructor(game: Game<State>, imagine: (chance: FastChance) => State, chance: FastChance) {
    this.#game = game
    this.#imagine = imagine
    this.#chance = chance
  }

  state(other: Seat): State {
    if (this.#theirs === null || this.#used++ % SAMPLES_A_GUESS === 0)
      this.#theirs = this.#game.imaginer(this.#game.view(this.#imagine(this.#chance), seatSet(other)))
    return this.#theirs(this.#chance)
  }
}

function shares(tree: Tree, legal: readonly Action[]): number[] {
  const visits = legal.map((action) => {
    const child = tree.child(ROOT, action)
    return child === NO_NODE ? 0 : tree.visits[child]
  })
  const total = visits.reduce((a, b) => a + b, 0)
  return visits.map((count) => (total === 0 ? 1 / legal.length : count / total))
}

function mostOf(mixture: readonly number[]): number {
  return mixture.indexOf(Math.max(...mixture))
}
