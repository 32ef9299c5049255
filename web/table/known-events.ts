import type { Update } from '#kernel/match/feed.ts'
import type { Catalogue } from '#kernel/message.ts'

/** An update without the events that a page has no words for: a server of a later release may tell of more. */
export function withKnownEvents(update: Update, catalogue: Catalogue): Update {
  const events = update.events.filter(({ key }) => key in catalogue)
  return events.length === update.events.length ? update : { ...update, events }
}
