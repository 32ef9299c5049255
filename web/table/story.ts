import type { Update } from '#kernel/match/feed.ts'
import type { Message } from '#kernel/message.ts'
import type { GameKit } from '../boards/board.ts'

/** A line of the log, and the moment it tells of. */
export interface Line {
  readonly id: string
  readonly cursor: number
  readonly message: Message
  readonly isChapter: boolean
  /** Whose doing it is, as far as it is somebody's. */
  readonly seat: string | null
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
        seat: signOf(message, kit),
      })),
  )
}

function signOf(message: Message, kit: GameKit): string | null {
  const { seat } = message.params
  return kit.signOf?.(message) ?? (typeof seat === 'string' ? seat : null)
}

/** A stretch of the log that is one player's doing, or nobody's. */
interface Turn {
  readonly id: string
  readonly seat: string | null
  readonly lines: readonly Line[]
}

/** A round or an act, with its turns. */
export interface Chapter {
  readonly id: string
  readonly head: Line | null
  readonly turns: readonly Turn[]
}

/** The log as it is read: the newest first, but what heads a chapter stands above it. */
export function chaptersOf(lines: readonly Line[]): Chapter[] {
  const chapters: {
    id: string
    head: Line | null
    turns: { id: string; seat: string | null; lines: Line[] }[]
  }[] = []
  for (const line of lines) {
    if (line.isChapter || chapters.length === 0)
      chapters.push({ id: line.id, head: line.isChapter ? line : null, turns: [] })
    if (line.isChapter) continue
    const { turns } = chapters[chapters.length - 1]
    const turn = turns.at(-1)
    // What is nobody's own follows from what somebody did.
    if (turn === undefined || (line.seat !== null && line.seat !== turn.seat))
      turns.push({ id: line.id, seat: line.seat, lines: [line] })
    else turn.lines.push(line)
  }
  return chapters
    .map(({ id, head, turns }) => ({
      id,
      head,
      turns: turns.map((turn) => ({ ...turn, lines: turn.lines.reverse() })).reverse(),
    }))
    .reverse()
}

/** The cursors at which what bots said before is out of date: a chapter began, or what they announced has been seen. */
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
