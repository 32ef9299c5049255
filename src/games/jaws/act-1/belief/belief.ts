import {
  clueAnswer,
  clueKind,
  clueSpace,
  HERE,
  LAUNCH_CLUE,
  LOOK_CLUE,
  NEARBY,
  type TurnClue,
} from '../clues.ts'
import { WATER } from '../island.ts'
import { ALL_TOKENS, NO_TOKEN, OUT_OF_SIGHT, TOKENS } from '../tokens.ts'
import type { Turns } from './turns.ts'

const MASKS = ALL_TOKENS + 1
/** No token in play, or one of them. */
const PLAYS = TOKENS.length + 1
const SIZE = WATER.length * MASKS * PLAYS

/**
 * What the crew can know about the shark: for each place, each set of tokens left and each token in play the
 * probability, if the shark chose every action of its plans evenly among those allowed. What has none is impossible,
 * however the shark plays.
 */
export class Belief {
  readonly weights: Float64Array
  /** The probability of each place. */
  readonly places = new Float64Array(WATER.length)

  constructor(weights: Float64Array) {
    this.weights = weights
    const each = MASKS * PLAYS
    for (let index = 0; index < SIZE; index++) this.places[Math.floor(index / each)] += weights[index]
  }

  place(place: number): number {
    return this.places[place]
  }

  at(place: number, tokens: number, inPlay: number): number {
    return this.weights[indexOf(place, tokens, inPlay)]
  }

  /** The places that are possible, one bit each. */
  possible(): number {
    let mask = 0
    for (let place = 0; place < WATER.length; place++) if (this.places[place] > 0) mask |= 1 << place
    return mask
  }

  /** Calls back for everything that is possible. */
  each(use: (place: number, tokens: number, inPlay: number, weight: number) => void): void {
    for (let index = 0; index < SIZE; index++) {
      const weight = this.weights[index]
      if (weight === 0) continue
      const rest = Math.floor(index / PLAYS)
      use(Math.floor(rest / MASKS), rest % MASKS, (index % PLAYS) - 1, weight)
    }
  }
}

/** `inPlay` is a token's number or NO_TOKEN. */
function indexOf(place: number, tokens: number, inPlay: number): number {
  return (place * MASKS + tokens) * PLAYS + inPlay + 1
}

/** Before the shark has moved it may be anywhere, with all its tokens. */
export function beliefAtStart(): Belief {
  const weights = new Float64Array(SIZE)
  for (let place = 0; place < WATER.length; place++)
    weights[indexOf(place, ALL_TOKENS, NO_TOKEN)] = 1 / WATER.length
  return new Belief(weights)
}

/** After a turn was announced. The token of the round before has gone back to the box by then. */
export function afterTurn(before: Belief, turn: TurnClue, turns: Turns): Belief {
  const weights = new Float64Array(SIZE)
  const prior = forgotten(before)
  for (let kind = NO_TOKEN; kind < TOKENS.length; kind++) {
    if ((kind !== NO_TOKEN) !== turn.played) continue
    for (let start = 0; start < WATER.length; start++) spread(weights, prior, turn, turns, kind, start)
  }
  return new Belief(scaled(weights))
}

function spread(
  weights: Float64Array,
  prior: Float64Array,
  turn: TurnClue,
  turns: Turns,
  kind: number,
  start: number,
): void {
  const bit = kind === NO_TOKEN ? 0 : 1 << kind
  let walked = false
  for (let tokens = 0; tokens < MASKS; tokens++) {
    const weight = prior[start * MASKS + tokens]
    if (weight === 0 || (tokens & bit) !== bit) continue
    if (!walked) turns.walk(turn, kind, start)
    walked = true
    for (let end = 0; end < WATER.length; end++)
      if (turns.ends[end] > 0) weights[indexOf(end, tokens & ~bit, kind)] += weight * turns.ends[end]
  }
}

/** By place and tokens left, whatever was in play. */
function forgotten(belief: Belief): Float64Array {
  const prior = new Float64Array(WATER.length * MASKS)
  for (let index = 0; index < SIZE; index++) prior[Math.floor(index / PLAYS)] += belief.weights[index]
  return prior
}

/** After binoculars, the fish finder or a barrel. Only the barrel finds a shark that is out of sight. */
export function afterSearch(before: Belief, clue: number, water: readonly (readonly number[])[]): Belief {
  const kind = clueKind(clue)
  const space = clueSpace(clue)
  const answer = clueAnswer(clue)
  const weights = before.weights.slice()
  before.each((place, tokens, inPlay) => {
    const hidden = inPlay === OUT_OF_SIGHT && kind !== LAUNCH_CLUE
    const told = hidden ? 0 : answerAt(kind, place, space, water)
    if (told !== answer) weights[indexOf(place, tokens, inPlay)] = 0
  })
  return new Belief(scaled(weights))
}

function answerAt(kind: number, place: number, space: number, water: readonly (readonly number[])[]): number {
  if (kind === LAUNCH_CLUE || kind === LOOK_CLUE) return place === space ? 1 : 0
  if (place === space) return HERE
  return water[space].includes(place) ? NEARBY : 0
}

function scaled(weights: Float64Array): Float64Array {
  let sum = 0
  for (let index = 0; index < SIZE; index++) sum += weights[index]
  if (!(sum > 0)) throw new Error('no turn of the shark fits what was announced')
  for (let index = 0; index < SIZE; index++) weights[index] /= sum
  return weights
}
