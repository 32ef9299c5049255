import type { ActionList, Game } from '#kernel/game.ts'
import type { Seat } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import type { Action } from '#kernel/vocabulary.ts'

/** How long a bot may think: whichever ends first. */
export interface Budget {
  readonly iterations?: number
  /** The part of the level's own iterations, where none are given; all of them when left out. */
  readonly share?: number
  /** Checked between iterations: false when the time is up or somebody wants the answer now. */
  readonly goOn?: () => boolean
}

export interface BotRequest extends Budget {
  readonly level: string
  /** For the bot's own chance: the same view, seed and iterations give the same choice. */
  readonly seed: string
}

export interface Thought {
  readonly action: Action
  /** With which probability each legal action was chosen. */
  readonly mixture: readonly number[]
  readonly legal: readonly Action[]
  readonly iterations: number
}

/** A bot sees what a person in its seat sees, and nothing else. */
export type Bot = (game: Game, view: View, seat: Seat, request: BotRequest) => Thought

export function certain(legal: readonly Action[], action: Action): Thought {
  return { action, legal, mixture: legal.map((each) => (each === action ? 1 : 0)), iterations: 0 }
}

/** Writes the legal actions that the game's knowledge finds worth thinking about; returns how many. */
export function considered<State>(game: Game<State>, state: State, seat: Seat, into: ActionList): number {
  const count = game.legal(state, seat, into)
  return count > 1 ? (game.knowledge.consider?.(state, seat, into, count) ?? count) : count
}

/** The legal actions of a seat, found in a state imagined from its view: they are part of what it knows. */
export function legalFor<State>(game: Game<State>, imagined: State, seat: Seat): Action[] {
  const into = new Uint16Array(game.vocabulary.size)
  return Array.from(into.subarray(0, game.legal(imagined, seat, into)))
}
