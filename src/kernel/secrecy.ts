import type { Chance } from './chance/chance.ts'
import type { Decision } from './decision.ts'
import type { Seat, Viewer } from './seats.ts'
import type { View, ViewShape } from './view.ts'
import type { Action } from './vocabulary.ts'

/**
 * What is kept from whom. A viewer is the set of seats a person holds; what they know is a view, and nothing else of a
 * state ever leaves the table. The other functions let the laws test that: imagined states and twins look to a viewer
 * exactly like the real one, and whatever is done with them must look alike too.
 */
export interface Secrecy<State = unknown, V extends ViewShape = ViewShape> {
  view(state: State, viewer: Viewer): View<V>
  /** Prepared once, sampled often: whole states that look to this viewer exactly like the real one. */
  imaginer(view: View<V>): (chance: Chance) => State
  /** Another state that this viewer cannot tell from this one; null when nothing is hidden from them. */
  twins(state: State, viewer: Viewer, chance: Chance): State | null
  /**
   * For a game with turns taken unseen, at the start of one: two such turns, of any length, each from a state of its own,
   * that the rules tell this viewer alike; null at any other moment.
   */
  secretTurns?(state: State, viewer: Viewer, chance: Chance): SecretTurns<State> | null
  /** What is hidden from a viewer, as facts that can be counted; imagined states must show each as often as real ones. */
  secrets(state: State, viewer: Viewer): string[]
  /**
   * Whether this question is answered by a plan: actions of which no other side notices anything, up to one that it does.
   * Said of the question alone, which everyone sees; left out where every action is noticed.
   */
  asksForPlan?(decision: Decision): boolean
  /**
   * Whether everyone at the table can tell that the seat of this question has no other answer than this one, out of what
   * everyone sees. Only then may a page give it without asking; left out where every question is put to a person.
   */
  isOpenAnswer?(view: View<V>, decision: Decision, only: Action): boolean
}

/** Two turns of one seat that look alike to somebody. */
export interface SecretTurns<State = unknown> {
  readonly seat: Seat
  readonly turns: readonly [SecretTurn<State>, SecretTurn<State>]
}

export interface SecretTurn<State = unknown> {
  /** Where the turn begins. */
  readonly state: State
  readonly actions: readonly Action[]
}
