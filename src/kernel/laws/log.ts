import type { GameEvent } from '../event.ts'
import { Feed } from '../match/feed.ts'
import { replayFeeds } from '../match/replay.ts'
import { hold, type Play, viewersOf } from './play.ts'

const LAW = 'The log is enough'

/** What each viewer is sent while a match is played. */
export class Sent {
  readonly #play: Play
  readonly #feeds: { viewer: number; feed: Feed; texts: string[] }[]

  constructor(play: Play) {
    this.#play = play
    this.#feeds = viewersOf(play).map((viewer) => {
      const feed = new Feed(play.match, viewer)
      return { viewer, feed, texts: [JSON.stringify(feed.open())] }
    })
  }

  after(events: readonly GameEvent[]): void {
    const { log } = this.#play.match
    for (const { feed, texts } of this.#feeds) {
      const update = feed.next(events, log[log.length - 1])
      if (update !== null) texts.push(JSON.stringify(update))
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
  }
}
