/** What a side has noted: short texts by short names. An empty text is a note that is gone. */
export type Notes = { readonly [name: string]: string }

/** By team, as far as one may read them. */
export type Pads = { readonly [team: string]: Notes }

export const MOST_NOTES = 64
export const LONGEST_NAME = 40
export const LONGEST_NOTE = 200

export function write(pad: Map<string, string>, notes: Notes): void {
  for (const [name, text] of Object.entries(notes))
    if (text === '') pad.delete(name)
    else pad.set(name, text)
}

/** The notes that changed from one to the other; null when none did. */
export function padChanges(before: Pads, after: Pads): Pads | null {
  const changes: { [team: string]: { [name: string]: string } } = {}
  for (const team of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[team] ?? {}, after[team] ?? {}]
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (was[name] === is[name]) continue
      changes[team] ??= {}
      changes[team][name] = is[name] ?? ''
    }
  }
  return Object.keys(changes).length === 0 ? null : changes
}
