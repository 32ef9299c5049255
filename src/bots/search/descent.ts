import type { FastChance } from '#kernel/chance/fast.ts'
import type { ActionList, Game } from '#kernel/game.ts'
import { hasSeat, type Seat, type SeatSet } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { considered } from '../bot.ts'
import { NO_NODE, ROOT, Tree } from './tree.ts'

/** The exploration constant of UCB, for worths between 0 and 1: how much rarely tried actions are preferred. */
const EXPLORATION = 0.3
const DEEPEST = 400

/** Walks down the trees of all seats, each walk through one imagined state. */
export class Descent<State> {
  readonly trees: readonly Tree[]
  readonly #game: Game<State>
  readonly #chance: FastChance
  readonly #legal: ActionList
  readonly #shares: Float64Array
  /** Where the walk is in each seat's tree; NO_NODE when it has left it. */
  readonly #at: Int32Array
  /** The nodes of the learner's tree on this walk. */
  readonly #path = new Int32Array(DEEPEST)
  #length = 0
  /** Whether the learner's tree has grown on this walk. */
  #grown = false
  readonly #exploration: number
  readonly #part: number | undefined

  /** `root` is any state imagined from the view that the search is about. */
  constructor(game: Game<State>, chance: FastChance, room: number, root: State) {
    this.#game = game
    this.#chance = chance
    this.#exploration = EXPLORATION * (game.knowledge.stake?.(root) ?? 1)
    this.#part = game.knowledge.part?.(root)
    this.#legal = new Uint16Array(game.vocabulary.size)
    this.#shares = new Float64Array(game.seats.length)
    this.#at = new Int32Array(game.seats.length)
    this.trees = game.seats.map(() => new Tree(room))
  }

  /** Plays the state on and lets one seat learn from it; the others do what they have learnt so far. */
  learn(state: State, learner: Seat): number {
    this.#begin(learner)
    return this.#walk(state, learner)
  }

  /** The same, when the learner's first action is given; the draws that follow come from their own seed. */
  learnAfter(state: State, learner: Seat, action: Action, draws: number): number {
    this.#begin(learner)
    this.#chance.reseed(draws)
    this.#play(state, learner, action, learner)
    return this.#walk(state, learner)
  }

  #begin(learner: Seat): void {
    this.#at.fill(ROOT)
    this.#length = 0
    this.#grown = false
    this.#visit(learner, ROOT)
  }

  #walk(state: State, learner: Seat): number {
    const { knowledge } = this.#game
    let played = 0
    let toAct = this.#game.toAct(state)
    while (toAct !== 0 && knowledge.part?.(state) === this.#part) {
      if (this.#at[learner] === NO_NODE && !this.#goesOn(state, played++)) break
      const seat = whoActs(toAct, learner)
      const count = considered(this.#game, state, seat, this.#legal)
      const node = this.#at[seat]
      let action: Action
      if (count === 1) action = this.#legal[0]
      else if (node === NO_NODE) action = knowledge.playout(state, seat, this.#legal, count, this.#chance)
      else if (seat === learner) action = this.#explore(this.trees[seat], node, count, state, seat)
      else action = this.#expected(this.trees[seat], node, count, state, seat)
      this.#play(state, seat, action, learner)
      toAct = this.#game.toAct(state)
    }
    return this.#back(state, learner)
  }

  #goesOn(state: State, played: number): boolean {
    const { knowledge } = this.#game
    return knowledge.goesOn?.(state, played) ?? played < knowledge.horizon
  }

  /** The best by upper confidence, counting for each action only the times it could have been taken. */
  #explore(tree: Tree, node: number, count: number, state: State, seat: Seat): Action {
    let best = this.#legal[0]
    let most = Number.NEGATIVE_INFINITY
    let untried = 0
    for (let i = 0; i < count; i++) {
      const action = this.#legal[i]
      const child = tree.child(node, action)
      if (child === NO_NODE) {
        this.#legal[untried++] = action
        continue
      }
      const visits = tree.visits[child]
      const offered = ++tree.offered[child]
      const bound = tree.worth[child] / visits + this.#exploration * Math.sqrt(Math.log(offered) / visits)
      if (bound > most) {
        most = bound
        best = action
      }
    }
    if (untried === 0) return best
    return this.#game.knowledge.playout(state, seat, this.#legal, untried, this.#chance)
  }

  /** What a seat would do as far as its own tree tells. */
  #expected(tree: Tree, node: number, count: number, state: State, seat: Seat): Action {
    const { knowledge } = this.#game
    let total = 0
    let best = NO_NODE
    let most = 0
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, this.#legal[i])
      const visits = child === NO_NODE ? 0 : tree.visits[child]
      total += visits
      if (visits > most) {
        most = visits
        best = this.#legal[i]
      }
    }
    if (best === NO_NODE) return knowledge.playout(state, seat, this.#legal, count, this.#chance)
    if (!knowledge.isBlind(state, seat)) return best
    let left = this.#chance.upTo(total)
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, this.#legal[i])
      if (child !== NO_NODE) left -= tree.visits[child]
      if (left < 0) return this.#legal[i]
    }
    return best
  }

  /** Plays an action; each seat moves on in its own tree if it gets to see it. */
  #play(state: State, seat: Seat, action: Action, learner: Seat): void {
    const { knowledge } = this.#game
    for (let other = 0; other < this.#at.length; other++) {
      const node = this.#at[other]
      if (node === NO_NODE || (other !== seat && !knowledge.isSeen(state, seat, action, other))) continue
      const seen = other === seat ? action : (knowledge.seenAs?.(state, seat, action, other) ?? action)
      this.#at[other] =
        other === learner ? this.#step(other, node, seen) : this.trees[other].child(node, seen)
    }
    this.#game.apply(state, seat, action, this.#chance)
  }

  /** A learner's tree grows by one node a walk. */
  #step(learner: Seat, node: number, action: Action): number {
    const tree = this.trees[learner]
    let child = tree.child(node, action)
    if (child === NO_NODE) {
      if (this.#grown || this.#length === DEEPEST) return NO_NODE
      child = tree.add(node, action)
      tree.offered[child] = 1
      this.#grown = true
    }
    this.#visit(learner, child)
    return child
  }

  #visit(learner: Seat, node: number): void {
    this.trees[learner].visits[node]++
    if (this.#length < DEEPEST) this.#path[this.#length++] = node
  }

  #back(state: State, learner: Seat): number {
    this.#game.knowledge.foresee(state, this.#shares)
    const worth = this.#shares[learner]
    const tree = this.trees[learner]
    for (let i = 0; i < this.#length; i++) tree.worth[this.#path[i]] += worth
    return worth
  }
}

/** Where several may act, the one who learns does, so that a search at its own question asks what it would do. */
function whoActs(toAct: SeatSet, learner: Seat): Seat {
  return hasSeat(toAct, learner) ? learner : 31 - Math.clz32(toAct & -toAct)
}
