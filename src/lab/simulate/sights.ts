/** What a sight is about, read from its text: `card mako/big-game`, `tile tide`, `sharks.round`. */
export interface Sight {
  readonly kind: string
  /** What stands before the slash; empty where there is none. */
  readonly group: string
  readonly name: string
}

export function sightOf(text: string): Sight {
  const space = text.indexOf(' ')
  if (space < 0) {
    const dot = text.indexOf('.')
    return { kind: text.slice(0, Math.max(0, dot)), group: '', name: text.slice(dot + 1) }
  }
  const rest = text.slice(space + 1)
  const slash = rest.indexOf('/')
  return {
    kind: text.slice(0, space),
    group: slash < 0 ? '' : rest.slice(0, slash),
    name: rest.slice(slash + 1),
  }
}
