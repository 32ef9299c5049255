export interface WrittenEntry {
  readonly life: string
  readonly match: string
  readonly position: number
  readonly size: number
}

/** An entry that shows by itself where it belongs, and whether it is whole. */
export function entryText(entry: WrittenEntry): string {
  return `${JSON.stringify(entry)}${'~'.repeat(entry.size)}`
}

export function readEntry(text: string): WrittenEntry {
  const entry = JSON.parse(text.slice(0, text.indexOf('}') + 1)) as WrittenEntry
  if (entryText(entry) !== text) throw new Error(`not whole: ${text.slice(0, 200)}`)
  return entry
}
