import { hears } from '../event.ts'
import type { Game } from '../game.ts'
import { type Seat, seatSet, type Viewer, WATCHER } from '../seats.ts'
import type { View } from '../view.ts'
import type { Action } from '../vocabulary.ts'
import type { Match } from './match.ts'
import { isSame } from './patch.ts'

/** Most actions of a plan: a bot's longer one is handed in up to here. */
const LONGEST = 64

/**
 * How far a plan is after an action: there is more to come; others will notice this one, which ends it; or it draws or
 * shows its seat something that others do not notice, and must be played before there can be more.
 */
type Progress = 'open' | 'noticed' | 'draws'

/**
 * What a seat is going to answer, thought out beside the match and handed in as one submission: where the question asks
 * for a plan, all that other sides do not notice and the action that they do; otherwise one action. Nothing of it has
 * happened yet.
 */
export class Plan {
  readonly actions: Action[] = []
  readonly #match: Match
  readonly #seat: Seat
  /** The state as the plan would leave it; null where a single action is asked for, which needs no copy. */
  #state: unknown

  constructor(match: Match, seat: Seat, isPlanned: boolean) {
    this.#match = match
    this.#seat = seat
    this.#state = isPlanned ? match.game.clone(match.state) : null
  }

  /** What its seat sees when it has come this far. */
  get view(): View {
    const { game, state } = this.#match
    return game.view(this.#state ?? state, seatSet(this.#seat))
  }

  add(action: Action): Progress {
    this.actions.push(action)
    if (this.#state === null || this.actions.length === LONGEST) return 'noticed'
    const { state, isNoticed, isNoisy } = lookAhead(this.#match, this.#state, this.#seat, action)
    this.#state = state
    if (isNoticed) return 'noticed'
    return isNoisy ? 'draws' : 'open'
  }
}

/** What would come of an action. */
interface Outlook {
  readonly state: unknown
  /** Somebody of another side, or somebody who watches, would see or hear of it. */
  readonly isNoticed: boolean
  /** Nothing could follow it in the same submission. */
  readonly isNoisy: boolean
}

export function lookAhead(match: Match, from: unknown, seat: Seat, action: Action): Outlook {
  const { game } = match
  const state = game.clone(from)
  const { events, isNoisy } = match.tryOut(state, seat, action)
  const isNoticed = otherSides(game, seat).some(
    (viewer) => hears(events, viewer) || !isSame(game.view(from, viewer), game.view(state, viewer)),
  )
  return { state, isNoticed, isNoisy }
}

/** Those who watch, each seat of another side, and all of these together. What only mates see is no news to the others. */
function otherSides({ seats }: Game, seat: Seat): Viewer[] {
  const others = seats.flatMap(({ team }, other) => (team === seats[seat].team ? [] : [other]))
  return [WATCHER, ...others.map((other) => seatSet(other)), seatSet(...others)]
}
