/**
 * In a comment, `Rulebook, "Tide": …` says that the code below plays what stands under that heading; several headings are
 * separated by commas: `Rulebook, "Set Sail", "Dry Dock": …`. A heading stands on one line, so that a search finds it.
 */
const NAMING = /Rulebook((?:,\s+(?:\*\s+|\/\/\s+)?"[^"\n]+")+)/g

export type Sources = ReadonlyMap<string, string>

/** The headings that a file names. */
export function headingsNamed(source: string): string[] {
  return [...source.matchAll(NAMING)].flatMap(([, list]) =>
    [...list.matchAll(/"([^"\n]+)"/g)].map(([, heading]) => heading),
  )
}

/** Where the headings of a game are not named in exactly one of its files, each with the files; or in no rulebook. */
export function misnamed(headings: readonly string[], sources: Sources): { [heading: string]: string[] } {
  const files = new Map<string, string[]>(headings.map((heading) => [heading, []]))
  const wrong: { [heading: string]: string[] } = {}
  for (const [path, source] of sources)
    for (const heading of new Set(headingsNamed(source))) {
      const named = files.get(heading)
      if (named === undefined) wrong[`${heading} (in no rulebook)`] = [path]
      else named.push(path)
    }
  for (const [heading, paths] of files) if (paths.length !== 1) wrong[heading] = paths
  return wrong
}
