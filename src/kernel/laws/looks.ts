import { Feeds } from '../match/feeds.ts'
import { replayEntry } from '../match/replay-entry.ts'
import { startMatch } from '../match/setup.ts'
import { snapshotCache } from '../match/snapshots.ts'
import type { Viewer } from '../seats.ts'
import { finish } from '../slices.ts'
import { hold, type Play } from './play.ts'

const LAW = 'A first look is the last update'

/** What a viewer was sent in a match. */
export interface Seen {
  readonly viewer: Viewer
  /** Every update, as text. */
  readonly texts: readonly string[]
  /** How many they were after each entry of the log. */
  readonly counts: readonly number[]
}

/** A viewer who comes late, or comes back, is sent the same as one who looked on all the time. */
export function checkLooks(play: Play, all: readonly Seen[]): void {
  const { box, setup, player } = play
  const begin = () => startMatch(box, setup)
  const match = begin()
  const viewers = all.map(({ viewer }) => viewer)
  const feeds = new Feeds(match, begin, viewers, snapshotCache(Number.POSITIVE_INFINITY))
  const same = (viewer: Viewer, got: string | undefined, sent: string): void =>
    hold(got === sent, LAW, () => `viewer ${viewer}:\n${got}\n${sent}`, play)
  for (const [index, entry] of play.match.log.entries()) {
    const before = feeds.before()
    feeds.after(replayEntry(match, entry), before)
    for (const { viewer, texts, counts } of all) {
      if (!player.oneIn(8)) continue
      same(viewer, JSON.stringify(feeds.latest(viewer)), texts[counts[index] - 1])
      if (player.oneIn(2)) feeds.forget(viewer)
    }
  }
  for (const { viewer, texts } of all) {
    const cursor = texts.length - player.chance.upTo(Math.min(texts.length, 40))
    const told = finish(feeds.since(viewer, cursor))
    for (const [index, text] of texts.slice(cursor).entries())
      same(viewer, JSON.stringify(told[index]?.update), text)
    hold(told.length === texts.length - cursor, LAW, () => `viewer ${viewer} was told too much`, play)
  }
}
