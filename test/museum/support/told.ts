import type { Update } from '#kernel/match/feed.ts'
import type { Message } from '#kernel/message.ts'

/** An update of today without what earlier releases did not tell: of its events, those that were told then, in their order. */
export function toldThen<Now extends Update | null | undefined>(now: Now, then: Update | null): Now {
  if (!now || then === null) return now
  const events: Message[] = []
  for (const event of now.events) if (then.events[events.length]?.key === event.key) events.push(event)
  return { ...now, events }
}
