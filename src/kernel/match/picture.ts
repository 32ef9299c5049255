import type { ActionList, PlayedGame } from '../game.ts'
import { allSeats, hasSeat, type Seat, seatSet, seatsIn, type Viewer } from '../seats.ts'
import type { View } from '../view.ts'
import { MOST_ACTIONS } from '../vocabulary.ts'
import type { PlayedMatch } from './match.ts'
import { isSame } from './patch.ts'

/** How a match stands at a moment; a match itself is how it stands now. */
export interface Moment {
  readonly state: unknown
  canUndo(seat: Seat): boolean
}

/** What a viewer is shown at a moment. */
export interface Picture {
  readonly view: View
  /** The legal actions of the viewer's own seats. */
  readonly legal: { readonly [seat: string]: readonly string[] }
  /** Which of the viewer's own seats can take their last submission back. */
  readonly undo: readonly string[]
}

const LEGAL: ActionList = new Uint16Array(MOST_ACTIONS)

export function pictureOf(game: PlayedGame, moment: Moment, viewer: Viewer): Picture {
  const { state } = moment
  const mine = seatsIn(viewer & allSeats(game.seats.length))
  const legal: { [seat: string]: string[] } = {}
  for (const seat of mine) {
    const texts = legalTexts(game, state, seat)
    if (texts.length > 0) legal[game.seats[seat].id] = texts
  }
  const undo = mine.filter((seat) => moment.canUndo(seat)).map((seat) => game.seats[seat].id)
  return { view: game.view(state, viewer), legal, undo }
}

export function isSamePicture(one: Picture, other: Picture): boolean {
  return isSame(one.view, other.view) && isSame(one.legal, other.legal) && isSame(one.undo, other.undo)
}

/** How a match stands now, to be compared with how it will stand. */
export function momentOf(match: PlayedMatch): Moment {
  const { game } = match
  let undoable = 0
  for (let seat = 0; seat < game.seats.length; seat++) if (match.canUndo(seat)) undoable |= seatSet(seat)
  return { state: game.clone(match.state), canUndo: (seat) => hasSeat(undoable, seat) }
}

function legalTexts(game: PlayedGame, state: unknown, seat: Seat): string[] {
  const count = game.legal(state, seat, LEGAL)
  const texts: string[] = []
  for (let index = 0; index < count; index++) texts.push(game.vocabulary.text(LEGAL[index]))
  return texts
}
