interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Between a box and what it explains, and from the edges of the screen. */
const GAP = 8

/**
 * Where a box stands that explains something: under it, above it or at its side, wherever it fits; where it fits nowhere,
 * over it. Always on the screen as a whole.
 */
export function besideBox(
  about: Box,
  size: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const across = within(about.left + (about.width - size.width) / 2, size.width, screen.width)
  const along = within(about.top + (about.height - size.height) / 2, size.height, screen.height)
  const below = about.top + about.height + GAP
  const above = about.top - GAP - size.height
  const right = about.left + about.width + GAP
  const left = about.left - GAP - size.width
  const fits = (start: number, length: number, whole: number): boolean =>
    start === within(start, length, whole)
  for (const top of [below, above]) if (fits(top, size.height, screen.height)) return { left: across, top }
  for (const side of [right, left])
    if (fits(side, size.width, screen.width)) return { left: side, top: along }
  return { left: across, top: within(below, size.height, screen.height) }
}

function within(start: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(start, whole - GAP - length))
}
