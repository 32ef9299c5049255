import { type GameEvent, hears, told } from '../event.ts'
import type { Message } from '../message.ts'
import type { Viewer } from '../seats.ts'
import type { Entry } from './log.ts'
import type { PlayedMatch } from './match.ts'
import { type Change, changesBetween, isSame } from './patch.ts'
import { isSamePicture, type Moment, type Picture, pictureOf } from './picture.ts'

/** What a viewer is sent when what they are shown has changed. */
export interface Update extends Picture {
  /** How many times it has changed, counted for this viewer alone. */
  readonly cursor: number
  readonly events: readonly Message[]
}

/** An update for someone who has the one before it. */
export interface Patch extends Omit<Update, 'view'> {
  readonly changes: readonly Change[]
}

/** The updates of one viewer through a match, one after the other. While nobody looks, they are only counted. */
export class Feed {
  readonly #match: PlayedMatch
  readonly #viewer: Viewer
  #cursor: number
  /** Of the last update. */
  #events: readonly GameEvent[] = []
  /** What is shown now, if somebody looks or it was compared just now. */
  #shown: Picture | null = null
  #changes: readonly Change[] = []

  constructor(match: PlayedMatch, viewer: Viewer) {
    this.#match = match
    this.#viewer = viewer
    this.#cursor = match.told
  }

  /** A feed that only counts. It begins with one update, because everyone is shown the opening. */
  static counting(match: PlayedMatch, viewer: Viewer): Feed {
    const feed = new Feed(match, viewer)
    feed.#cursor++
    feed.#events = match.opening
    return feed
  }

  /** Goes on from the last update, in a match that stands exactly as it did then. */
  static resume(match: PlayedMatch, viewer: Viewer, cursor: number): Feed {
    const feed = new Feed(match, viewer)
    feed.#cursor = cursor
    feed.#shown = feed.#picture(match)
    return feed
  }

  /** A feed with the same cursor on another match in the same position. */
  in(match: PlayedMatch): Feed {
    const feed = new Feed(match, this.#viewer)
    feed.#cursor = this.#cursor
    feed.#events = this.#events
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
    const picture = this.#picture(this.#match)
    this.#changes = changesBetween(this.#shown?.view, picture.view)
    const changed =
      this.#changes.length > 0 ||
      !isSame(this.#shown?.legal, picture.legal) ||
      !isSame(this.#shown?.undo, picture.undo)
    if (!changed && !this.#isNews(events, entry)) return null
    this.#shown = picture
    this.#advance(events)
    return this.#made(picture)
  }

  /**
   * `next` while nobody looks. An event that the viewer is told is an update whatever it changed, and nearly every entry has
   * one: only the rest has to be compared with how things stood before.
   */
  count(events: readonly GameEvent[], entry: Entry, before: Moment): void {
    if (this.#isNews(events, entry)) {
      this.#shown = null
      this.#advance(events)
      return
    }
    const was = this.#shown ?? this.#picture(before)
    this.#shown = this.#picture(this.#match)
    if (!isSamePicture(was, this.#shown)) this.#advance(events)
  }

  /**
   * Begins to look: the last update as it was, for nothing has changed since. A picture is made in any case, so that it
   * takes as long after something hidden.
   */
  look(): Update {
    this.#shown = this.#picture(this.#match)
    return this.#made(this.#shown)
  }

  /** Nobody looks, for now: only updates are counted, and no picture is kept. */
  lookAway(): void {
    this.#shown = null
    this.#changes = []
  }

  /** The last update, for someone who has the one before it. */
  patch({ cursor, events, legal, undo }: Update): Patch {
    return { cursor, changes: this.#changes, events, legal, undo }
  }

  /** Taking back what this viewer never saw is nothing to tell them. */
  #isNews(events: readonly GameEvent[], entry: Entry | undefined): boolean {
    const isTold = entry === undefined || entry.kind === 'act' || entry.kind === 'lay'
    return isTold && hears(events, this.#viewer)
  }

  #advance(events: readonly GameEvent[]): void {
    this.#cursor++
    this.#events = events
  }

  #made(picture: Picture): Update {
    return { cursor: this.#cursor, ...picture, events: told(this.#events, this.#viewer) }
  }

  #picture(moment: Moment): Picture {
    return pictureOf(this.#match.game, moment, this.#viewer)
  }
}
