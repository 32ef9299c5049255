const PREFIX = 'dorsal.'

/** What this browser remembers between visits. Where it forbids that, nothing is kept and everything else works. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Under which name the code of the link to a table is kept. */
export const linkName = (match: string): string => `link.${match}`

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // A private window that keeps nothing.
  }
}
