import type { Message } from '#kernel/message.ts'

/** A part of a match: from which moment on, for how many, and what it opens with; null for the very beginning. */
export interface Chapter {
  readonly at: number
  readonly length: number
  readonly opening: Message | null
}

/** The chapters that events of these kinds open; what comes before the first is one too. */
export function chaptersOf(
  updates: readonly { readonly events: readonly Message[] }[],
  kinds: ReadonlySet<string>,
): Chapter[] {
  const opened = updates.flatMap(({ events }, at) => {
    const opening = events.find(({ key }) => kinds.has(key)) ?? null
    return opening === null && at > 0 ? [] : [{ at, opening }]
  })
  return opened.map(({ at, opening }, index) => ({
    at,
    length: (opened[index + 1]?.at ?? updates.length) - at,
    opening,
  }))
}

/** Which of them a moment is in. */
export function chapterAt(chapters: readonly Chapter[], moment: number): number {
  return chapters.findLastIndex(({ at }) => at <= moment)
}
