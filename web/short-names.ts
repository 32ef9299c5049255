const LONG_ENOUGH = 4

const taken = new Map<string, string>()

/** The class that scopes the styles of a file. It is short, because it stands in every tag and does not compress. */
export function shortName(file: string, hash: (text: string) => string): string {
  const name = `s${hash(file).slice(0, LONG_ENOUGH)}`
  const owner = taken.get(name) ?? file
  if (owner !== file) throw new Error(`${owner} and ${file} would share the style "${name}"`)
  taken.set(name, file)
  return name
}
