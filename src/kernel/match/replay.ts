import type { Box } from '../game.ts'
import type { Viewer } from '../seats.ts'
import { Feed, type Update } from './feed.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { replayEntry } from './replay-entry.ts'
import { type MatchSetup, startMatch } from './setup.ts'

/** A match as its log left it. */
export function replayMatch(box: Box, setup: MatchSetup, log: readonly Entry[]): Match {
  const match = startMatch(box, setup)
  for (const entry of log) replayEntry(match, entry)
  return match
}

/** Everything a viewer was sent in the course of a log. */
export function replayFeed(box: Box, setup: MatchSetup, log: readonly Entry[], viewer: Viewer): Update[] {
  return replayFeeds(box, setup, log, [viewer])[0]
}

/** The same for several viewers, in one replay. */
export function replayFeeds(
  box: Box,
  setup: MatchSetup,
  log: readonly Entry[],
  viewers: readonly Viewer[],
): Update[][] {
  const match = startMatch(box, setup)
  const feeds = viewers.map((viewer) => new Feed(match, viewer))
  const sent = feeds.map((feed) => [feed.open()])
  for (const entry of log) {
    const events = replayEntry(match, entry)
    for (const [index, feed] of feeds.entries()) {
      const update = feed.next(events, entry)
      if (update !== null) sent[index].push(update)
    }
  }
  return sent
}
