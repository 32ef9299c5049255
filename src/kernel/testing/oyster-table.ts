import type { Stack } from '../chance/stacked.ts'
import type { GameEvent } from '../event.ts'
import { Feed, type Update } from '../match/feed.ts'
import type { Match } from '../match/match.ts'
import type { Seal } from '../match/seal.ts'
import { type MatchSetup, prepareMatch, prepareTerms, sealMatch, startMatch } from '../match/setup.ts'
import type { Seat, Viewer } from '../seats.ts'
import { type Action, NO_ACTION } from '../vocabulary.ts'
import { oysters } from './oysters/index.ts'
import type { WrittenOysters } from './oysters/written.ts'

export const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** Ann has 5 3 1, Ben 4 2 1, Cat 3 2 2; the next three cards are 4, 5, 1. */
export const DEAL: Stack = { card: ['5', '3', '1', '4', '2', '1', '3', '2', '2', '4', '5', '1'] }

export interface TablePlan {
  readonly stack?: Stack | null
  readonly options?: unknown
  readonly seed?: string
  /** In the place of a seed. */
  readonly seal?: Seal
}

/** Ann and Ben have added a number each, Cat none. */
export const SEAL: Seal = {
  secret: 'a'.repeat(64),
  numbers: [
    { seats: ['ann'], number: '1'.repeat(64) },
    { seats: ['ben'], number: '2'.repeat(64) },
    { seats: ['cat'], number: null },
  ],
}

/** A match of oysters in words. */
export class OysterTable {
  readonly setup: MatchSetup
  readonly match: Match
  readonly #feeds: { readonly feed: Feed; readonly sent: Update[] }[] = []

  constructor({ stack = DEAL, options = {}, seed = SEED, seal }: TablePlan = {}) {
    this.setup =
      seal === undefined
        ? prepareMatch(oysters, { options, seed, stack })
        : { ...sealMatch(prepareTerms(oysters, { options }), seal), stack }
    this.match = startMatch(oysters, this.setup)
  }

  /** As it is written down. */
  get state(): WrittenOysters {
    return this.match.game.write(this.match.state) as WrittenOysters
  }

  /** What has been drawn and done, as one text. */
  get print(): string {
    return JSON.stringify(this.state)
  }

  seat(id: string): Seat {
    return this.match.game.seats.findIndex((each) => each.id === id)
  }

  actions(texts: readonly string[]): Action[] {
    return texts.map((text) => {
      const action = this.match.game.vocabulary.parse(text)
      if (action === NO_ACTION) throw new Error(`there is no action "${text}"`)
      return action
    })
  }

  /** Hands in all the actions as one submission. */
  act(id: string, ...texts: readonly string[]): GameEvent[] {
    return this.#tell(this.match.submit(this.seat(id), this.actions(texts)))
  }

  undo(id: string): GameEvent[] {
    return this.#tell(this.match.undo(this.seat(id)))
  }

  takeback(keep: number): GameEvent[] {
    return this.#tell(this.match.takeback(keep))
  }

  /** Goes on from the state as this leaves it, with these draws. */
  lay(change: Partial<WrittenOysters> | null, stack: Stack = {}): GameEvent[] {
    return this.#tell(this.match.lay(change === null ? null : { ...this.state, ...change }, stack))
  }

  canUndo(id: string): boolean {
    return this.match.canUndo(this.seat(id))
  }

  legal(id: string): string[] {
    return this.match.legal(this.seat(id)).map((action) => this.match.game.vocabulary.text(action))
  }

  /** From here on, collects what a viewer is sent. */
  watch(viewer: Viewer): Update[] {
    const feed = new Feed(this.match, viewer)
    const sent = [feed.open()]
    this.#feeds.push({ feed, sent })
    return sent
  }

  /** All lay their highest cards: Ann calls. */
  layAll(): this {
    this.act('ann', 'lay 5')
    this.act('ben', 'lay 4')
    this.act('cat', 'lay 3')
    return this
  }

  /** Ben has hidden the pearl in S, and Ann and Cat may seek it. */
  hideInS(): this {
    this.layAll()
    this.act('ann', 'send ben')
    this.act('ben', 'put S')
    this.act('ben', 'done')
    return this
  }

  #tell(events: GameEvent[]): GameEvent[] {
    const { log } = this.match
    for (const { feed, sent } of this.#feeds) {
      const update = feed.next(events, log[log.length - 1])
      if (update !== null) sent.push(update)
    }
    return events
  }
}
