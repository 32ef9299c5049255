import type { Chance, Draw } from './chance/chance.ts'
import type { Decision } from './decision.ts'
import type { Emit } from './event.ts'
import type { Outcome } from './outcome.ts'
import type { Seat, SeatInfo, SeatSet } from './seats.ts'
import type { Action, Vocabulary } from './vocabulary.ts'

/** A caller's list for legal actions, as long as the vocabulary. */
export type ActionList = Uint16Array

export type Options = { readonly [name: string]: unknown }

/**
 * How a game is played. A state is small plain data: `setup` deals one, `decisions` says who is asked what, `legal` what
 * they may answer, and `apply` changes it in place. Nothing random happens but what is drawn from the `chance` that is
 * passed in, so that a set-up, a seed and a list of actions always give the same state.
 *
 * `kernel/steps.ts` derives `decisions`, `toAct`, `legal` and `apply` from the steps of a rulebook.
 */
export interface Rules<State = unknown> {
  readonly id: string
  /** The number of these rules: raised when a change of them would replay an old record differently. */
  readonly rules: number
  readonly options: Options
  readonly seats: readonly SeatInfo[]
  readonly vocabulary: Vocabulary
  readonly draws: readonly Draw[]

  setup(chance: Chance, emit?: Emit): State
  /** The open questions; none means the game is over. */
  decisions(state: State): Decision[]
  /** The seats that the game waits for (`seatsAwaited`), without making a list of its questions. */
  toAct(state: State): SeatSet
  /** Writes the legal actions of a seat into the list and returns how many there are. */
  legal(state: State, seat: Seat, into: ActionList): number
  /** Plays a legal action. Without `emit`, events cost nothing. */
  apply(state: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  outcome(state: State): Outcome | null
  /** Whether the rules let this seat's team talk among themselves now. */
  mayConfer(state: State, seat: Seat): boolean

  /** A deep copy; `into` is overwritten and returned when given. */
  clone(state: State, into?: State): State
  /** What is wrong with a state; empty for every state that can be reached. */
  invariants(state: State): string[]
  /**
   * The state as the rules of this number write it down, in plain data that does not depend on how a state is held in
   * memory: checksums in a log are taken of it. Two states are the same when they are written alike.
   */
  write(state: State): unknown
  /** The state of what was written; only for what `write` gave, or was checked beside it. */
  read(written: unknown): State
}
