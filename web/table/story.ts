import type { Update } from '../../src/kernel/match/feed.ts'
import type { Message } from '../../src/kernel/message.ts'
import type { GameKit } from '../boards/board.ts'

/** A line of the log, and the moment it tells of. */
export interface Line {
  readonly id: string
  readonly cursor: number
  readonly message: Message
  readonly isChapter: boolean
}

export function linesOf(story: readonly Update[], kit: GameKit): Line[] {
  return story.flatMap(({ cursor, events }) =>
    events
      .filter(({ key }) => !kit.asides.has(key))
      .map((message, index) => ({
        id: `${cursor}.${index}`,
        cursor,
        message,
        isChapter: kit.chapters.has(message.key),
      })),
  )
}

/** The cursors at which what was said before became old: a chapter began, or it has been seen. */
export function turnsOfPage(story: readonly Update[], { chapters, settles }: GameKit): number[] {
  return story.flatMap(({ cursor, events }) =>
    events.filter(({ key }) => chapters.has(key) || settles?.has(key)).map(() => cursor),
  )
}

const isAsked = ({ legal }: Update, seats: readonly string[]): boolean =>
  seats.some((seat) => (legal[seat]?.length ?? 0) > 0)

/** What happened between one's last turn and the one that begins now; the end of one's own turn is no news. */
export function sinceLastTurn(story: readonly Update[], seats: readonly string[]): readonly Update[] {
  let end = story.length - 1
  if (end < 0 || !isAsked(story[end], seats)) return []
  while (end > 0 && isAsked(story[end - 1], seats)) end--
  let start = end
  while (start > 0 && !isAsked(story[start - 1], seats)) start--
  return start === 0 ? [] : story.slice(start + 1, end + 1)
}
