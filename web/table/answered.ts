import type { Update } from '#kernel/match/feed.ts'

/** Whether there is anything to go back to: one of these seats was asked, and it went on from there. */
export function hasAnswered(story: readonly Update[], seats: readonly string[]): boolean {
  return story.slice(0, -1).some(({ legal }) => seats.some((seat) => (legal[seat]?.length ?? 0) > 0))
}
