import type { Chance, Draw } from './chance/chance.ts'
import type { Shelf } from './content.ts'
import type { Decision } from './decision.ts'
import type { Emit } from './event.ts'
import type { Knowledge } from './knowledge.ts'
import type { Catalogue, Language, Message, Names } from './message.ts'
import type { Outcome } from './outcome.ts'
import type { Seat, SeatInfo, SeatSet, Viewer } from './seats.ts'
import type { View, ViewShape } from './view.ts'
import type { Action, Vocabulary } from './vocabulary.ts'

/** A caller's list for legal actions, as long as the vocabulary. */
export type ActionList = Uint16Array

/** The rules of a game, prepared for one set of options and one content. It holds no match: a state does. */
export interface Game<State = unknown, V extends ViewShape = ViewShape> {
  readonly id: string
  /** Raised when a change of the rules would replay an old record differently. */
  readonly rules: number
  readonly options: Options
  readonly seats: readonly SeatInfo[]
  readonly vocabulary: Vocabulary
  readonly draws: readonly Draw[]
  /** Everything that can be seen happening: cards, tiles, abilities, branches of the rules. */
  readonly sights: readonly string[]

  setup(chance: Chance, emit?: Emit): State
  /** The open questions; none means the game is over. */
  decisions(state: State): Decision[]
  /** The seats of all open questions, without making a list of them. */
  toAct(state: State): SeatSet
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
  /** Writes the legal actions of a seat into the list and returns how many there are. */
  legal(state: State, seat: Seat, into: ActionList): number
  /** Plays a legal action. Without `emit`, events cost nothing. */
  apply(state: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void
  outcome(state: State): Outcome | null
  /** Whether the rules let this seat's team talk among themselves now. */
  mayConfer(state: State, seat: Seat): boolean

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

  /** What an action is called, for someone who sees this. */
  describe(view: View<V>, action: Action): Message
  /** Why a seat of the viewer cannot do this now, from the view alone; null when it can. */
  explain(view: View<V>, seat: Seat, action: Action): Message | null
  /** Which of the sights an event shows. */
  sighted(event: Message): readonly string[]
  readonly knowledge: Knowledge<State>

  /** A deep copy; `into` is overwritten and returned when given. */
  clone(state: State, into?: State): State
  /** What is wrong with a state; empty for every state that can be reached. */
  invariants(state: State): string[]
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

export type Options = { readonly [name: string]: unknown }

/** A game as it stands on the shelf: what it is called, what it can be set up with, what is in the box. */
export interface Box<Content = unknown> {
  readonly id: string
  readonly rules: number
  readonly shelf: Shelf<Content>
  readonly messages: { readonly [language in Language]: Catalogue }
  /** Options that together bring out everything the rules know; what measures or tests a game plays them in turn. */
  readonly tables: readonly unknown[]
  /** Content packs that show what the built-in content hardly ever does. */
  readonly packs: readonly unknown[]
  /** Sights that random play does not reach. */
  readonly beyond: readonly string[]
  /** The names of things in a content. */
  names(content: Content): Names
  /** Checks options and fills in what was left out; refuses what does not fit by the name of the field. */
  options(given: unknown): Options
  open(options: Options, content: Content): Game
  /** Gives what bots of a game say; where it is left out they say nothing. */
  speaker?(options: Options, content: Content): Speaker
}

/**
 * What a bot tells those of its side before it does something: one line, with the reason, out of what it sees itself;
 * null where that is not worth a word. Whether there is one must not depend on what other sides do not see: it takes
 * time.
 */
export type Speaker = (view: View, seat: Seat, action: Action) => Message | null
