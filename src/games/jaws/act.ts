import type { Chance, Draw } from '../../kernel/chance/chance.ts'
import type { FastChance } from '../../kernel/chance/fast.ts'
import type { Decision } from '../../kernel/decision.ts'
import type { Emit } from '../../kernel/event.ts'
import type { ActionList, SecretTurns } from '../../kernel/game.ts'
import type { Message } from '../../kernel/message.ts'
import type { Outcome } from '../../kernel/outcome.ts'
import type { Seat, SeatSet, Viewer } from '../../kernel/seats.ts'
import type { Action } from '../../kernel/vocabulary.ts'
import type { Setting } from './setting.ts'

/** What Act 1 leaves to Act 2. */
export interface Legacy {
  readonly gear: number
  readonly abilities: number
}

/** One act: a whole game of its own, except that the other may come before or after it. */
export interface Act<S, V> {
  draws(setting: Setting): readonly Draw[]
  sights(setting: Setting): readonly string[]
  sighted(event: Message): readonly string[]

  decisions(setting: Setting, s: S): Decision[]
  toAct(setting: Setting, s: S): SeatSet
  legal(setting: Setting, s: S, seat: Seat, into: ActionList): number
  apply(setting: Setting, s: S, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  isOver(s: S): boolean
  /** How the match has ended, if it ends with this act; asked only when the act is over. */
  outcome(setting: Setting, s: S): Outcome
  mayConfer(s: S, seat: Seat): boolean

  view(setting: Setting, s: S, viewer: Viewer): V
  imaginer(setting: Setting, view: V, viewer: Viewer): (chance: Chance) => S
  twins(setting: Setting, s: S, viewer: Viewer, chance: Chance): S | null
  /** See kernel/game.ts; only an act in which a turn of several actions is taken unseen has this. */
  secretTurns?(setting: Setting, s: S, viewer: Viewer, chance: Chance): SecretTurns<S> | null
  secrets(setting: Setting, s: S, viewer: Viewer): string[]

  describe(setting: Setting, view: V, action: Action): Message
  /** Why an action that is not legal for this seat now is not; the state is imagined from the seat's own view. */
  refuse(setting: Setting, s: S, seat: Seat, action: Action): Message
  readonly knowledge: ActKnowledge<S>

  clone(s: S, into?: S): S
  invariants(setting: Setting, s: S): string[]
}

/** See kernel/knowledge.ts. */
export interface ActKnowledge<S> {
  evaluate(setting: Setting, s: S, into: Float64Array): void
  foresee(setting: Setting, s: S, into: Float64Array): void
  stake?(setting: Setting, s: S): number
  playout(setting: Setting, s: S, seat: Seat, legal: ActionList, count: number, chance: FastChance): Action
  isBlind(setting: Setting, s: S, seat: Seat): boolean
  against?(setting: Setting, s: S, seat: Seat): number
  goesOn(setting: Setting, s: S, actions: number): boolean
  consider?(setting: Setting, s: S, seat: Seat, legal: ActionList, count: number): number
  isSeen(setting: Setting, s: S, seat: Seat, action: Action, by: Seat): boolean
  seenAs?(setting: Setting, s: S, seat: Seat, action: Action, by: Seat): Action
}
