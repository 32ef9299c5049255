/** A heading of the rules, and where it is. */
export interface Heading {
  readonly id: string
  readonly text: string
}

/** A heading of the second rank, and those of the third that stand under it. */
export interface Chapter extends Heading {
  readonly parts: readonly Heading[]
}

interface Found {
  readonly id: string
  readonly tagName: string
  readonly textContent: string
}

/** The list of contents that headings make, in their order. */
export function chaptersOf(found: Iterable<Found>): Chapter[] {
  const chapters: (Heading & { parts: Heading[] })[] = []
  for (const { id, tagName, textContent } of found) {
    const heading = { id, text: textContent.trim() }
    if (tagName === 'H2') chapters.push({ ...heading, parts: [] })
    else chapters.at(-1)?.parts.push(heading)
  }
  return chapters
}
