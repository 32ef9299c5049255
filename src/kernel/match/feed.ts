import { type GameEvent, told } from '../event.ts'
import type { Message } from '../message.ts'
import { allSeats, type Seat, seatsIn, type Viewer } from '../seats.ts'
import type { View } from '../view.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { type Change, changesBetween, isSame } from './patch.ts'

/** What a viewer is sent when what they are shown has changed. */
export interface Update {
  /** How many times it has changed, counted for this viewer alone. */
  readonly cursor: number
  readonly view: View
  readonly events: readonly Message[]
  /** The legal actions of the viewer's own seats. */
  readonly legal: { readonly [seat: string]: readonly string[] }
  /** Which of the viewer's own seats can take their last submission back. */
  readonly undo: readonly string[]
}

/** An update for someone who has the one before it. */
export interface Patch extends Omit<Update, 'view'> {
  readonly changes: readonly Change[]
}

export function patchFor(before: Update, after: Update): Patch {
  return patch(after, changesBetween(before.view, after.view))
}

function patch({ cursor, events, legal, undo }: Update, changes: readonly Change[]): Patch {
  return { cursor, changes, events, legal, undo }
}

type Picture = Omit<Update, 'cursor' | 'events'>

/** One viewer's thread of updates through a match. */
export class Feed {
  readonly #match: Match
  readonly #viewer: Viewer
  #cursor = 0
  #shown: Picture | null = null
  #changes: readonly Change[] = []

  constructor(match: Match, viewer: Viewer) {
    this.#match = match
    this.#viewer = viewer
  }

  /** Goes on from the last thing a viewer was sent. */
  static resume(match: Match, viewer: Viewer, last: Update): Feed {
    const feed = new Feed(match, viewer)
    feed.#cursor = last.cursor
    feed.#shown = feed.#picture()
    return feed
  }

  get cursor(): number {
    return this.#cursor
  }

  open(): Update {
    const update = this.next(this.#match.opening)
    if (update === null) throw new Error('a viewer is always shown something at first')
    return update
  }

  /** After each entry of the log: what changed for this viewer, or null when nothing did. */
  next(events: readonly GameEvent[], entry?: Entry): Update | null {
    const picture = this.#picture()
    const messages = told(events, this.#viewer)
    this.#changes = changesBetween(this.#shown?.view, picture.view)
    const changed =
      this.#changes.length > 0 ||
      !isSame(this.#shown?.legal, picture.legal) ||
      !isSame(this.#shown?.undo, picture.undo)
    // Taking back what this viewer never saw is nothing to tell them.
    const news = messages.length > 0 && (entry === undefined || entry.kind === 'act' || entry.kind === 'lay')
    if (!changed && !news) return null
    this.#shown = picture
    this.#cursor++
    return { cursor: this.#cursor, ...picture, events: messages }
  }

  /** The last update, for someone who has the one before it. */
  patch(last: Update): Patch {
    return patch(last, this.#changes)
  }

  #picture(): Picture {
    const { game, state } = this.#match
    const mine = seatsIn(this.#viewer & allSeats(game.seats.length))
    const legal: { [seat: string]: string[] } = {}
    for (const seat of mine)
      if (this.#match.isToAct(seat))
        legal[this.#id(seat)] = this.#match.legal(seat).map((a) => game.vocabulary.text(a))
    const undo = mine.filter((seat) => this.#match.canUndo(seat)).map((seat) => this.#id(seat))
    return { view: game.view(state, this.#viewer), legal, undo }
  }

  #id(seat: Seat): string {
    return this.#match.game.seats[seat].id
  }
}
