import type { FastChance } from './chance/fast.ts'
import type { ActionList } from './game.ts'
import type { Seat } from './seats.ts'
import type { Action } from './vocabulary.ts'

/**
 * What a level takes into account where an answer is worked out instead of searched for: its own part by rule of thumb, all
 * that lies on the table, or also what is at stake in the whole game.
 */
export type Insight = 'own' | 'table' | 'stakes'

/**
 * What a game tells a bot about playing it well. A bot asks about states it has imagined itself;
 * it never holds another.
 */
export interface Knowledge<State> {
  /** Iterations of a level for a decision, where they are not those of other games. */
  readonly iterations?: { readonly [level: string]: number }
  /** Writes how each seat stands, as shares of the victory from 0 to 1; for a finished game the true ones. */
  evaluate(state: State, into: Float64Array): void
  /** `evaluate` with what the current turn can still be expected to bring: slower, and for search only. */
  foresee(state: State, into: Float64Array): void
  /**
   * How far apart the worths of this decision's actions lie, as a share of the whole victory. The search explores in
   * proportion: with too much it tries every action equally often and learns nothing.
   */
  stake?(state: State): number
  /**
   * Which part of the game this is, such as an act. A search stops where the next part begins, because playing a little
   * of that would only add noise; `foresee` has to say there what the beginning of the next part is worth.
   */
  part?(state: State): number
  /** A sensible action for a playout, chosen cheaply among the legal ones. */
  playout(state: State, seat: Seat, legal: ActionList, count: number, chance: FastChance): Action
  /** How many actions a playout goes on before the position is evaluated; none where an evaluation says more. */
  readonly horizon: number
  /** Whether a playout goes on from here after so many actions, where that depends on more than their number. */
  goesOn?(state: State, actions: number): boolean
  /** Puts the legal actions worth thinking about first and returns how many they are, at least one. */
  consider?(state: State, seat: Seat, legal: ActionList, count: number): number
  /**
   * The best answer where it can be worked out instead of searched for, chosen at random in the right proportions where
   * opponents must not be able to predict it; NO_ACTION for everything else. It must not depend on anything in the state
   * that the seat does not see.
   */
  solve?(state: State, seat: Seat, chance: FastChance, insight: Insight): Action
  /** Whether this seat's choice is made without seeing, or without being seen by, others who choose against it. */
  isBlind(state: State, seat: Seat): boolean
  /**
   * Which choice others have made unseen against this seat's blind one, as a small number: the search then lets both
   * sides learn against each other, instead of taking every choice of theirs for as likely as it can be imagined.
   */
  against?(state: State, seat: Seat): number
  /** Whether another seat gets to see that this action was taken. */
  isSeen(state: State, seat: Seat, action: Action, by: Seat): boolean
  /** What another seat that sees it takes it for, where it sees less than was done: one action for all that look alike. */
  seenAs?(state: State, seat: Seat, action: Action, by: Seat): Action
}
