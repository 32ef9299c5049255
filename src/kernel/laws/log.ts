import type { GameEvent } from '../event.ts'
import { Feed, type Update } from '../match/feed.ts'
import { replayFeeds } from '../match/replay.ts'
import { type SeatSet, WATCHER } from '../seats.ts'
import { checkLooks, type Seen } from './looks.ts'
import { hold, type Play, viewersOf } from './play.ts'

const LAW = 'The log is enough'
const SILENCE = 'What is not seen is not told'
const COPY = 'A view stays as it was'

interface ViewerFeed extends Seen {
  readonly feed: Feed
  readonly texts: string[]
  readonly counts: number[]
  latest: Update
}

/** What each viewer is sent while a match is played. */
export class Sent {
  readonly #play: Play
  readonly #feeds: ViewerFeed[]

  constructor(play: Play) {
    this.#play = play
    this.#feeds = viewersOf(play).map((viewer) => {
      const feed = new Feed(play.match, viewer)
      const latest = feed.open()
      return { viewer, feed, texts: [JSON.stringify(latest)], counts: [], latest }
    })
  }

  /** Those who do not get to see an action are sent nothing of it: not even that there was one. */
  after(events: readonly GameEvent[], unseenBy: SeatSet = 0): void {
    const { log } = this.#play.match
    for (const each of this.#feeds) {
      const { viewer, feed, texts, counts, latest } = each
      const update = feed.next(events, log[log.length - 1])
      const before = texts[texts.length - 1]
      hold(JSON.stringify(latest) === before, COPY, () => `viewer ${viewer} was shown ${before}`, this.#play)
      if (update !== null) texts.push(JSON.stringify(update))
      counts.push(texts.length)
      if (update === null) continue
      each.latest = update
      const blind = viewer !== WATCHER && (viewer & ~unseenBy) === 0
      hold(!blind, SILENCE, () => `viewer ${viewer} was sent ${texts[texts.length - 1]}`, this.#play)
    }
  }

  /** Replaying the log checks the state at every entry; what was sent is the same again, byte for byte. */
  check(): void {
    const play = this.#play
    const { box, setup, match } = play
    const viewers = this.#feeds.map(({ viewer }) => viewer)
    const replayed = replayFeeds(box, setup, match.log, viewers)
    for (const [index, { viewer, texts }] of this.#feeds.entries()) {
      const rebuilt = replayed[index].map((update) => JSON.stringify(update))
      const different = texts.findIndex((text, index) => text !== rebuilt[index])
      hold(
        different < 0,
        LAW,
        () => `update ${different} of viewer ${viewer}:\n${texts[different]}\n${rebuilt[different]}`,
        play,
      )
      hold(
        texts.length === rebuilt.length,
        LAW,
        () => `viewer ${viewer} was sent ${texts.length} of ${rebuilt.length}`,
        play,
      )
    }
    checkLooks(play, this.#feeds)
  }
}
