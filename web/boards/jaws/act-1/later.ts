type Crew = typeof import('./rules.ts')
type Shark = typeof import('./shark/part.ts')
type Pad = typeof import('./pad/part.ts')

/** Parts of Act 1 that are loaded after its beginning: each is here before the moments that need it. */
export const later: { crew: Crew | null; shark: Shark | null; pad: Pad | null } = {
  crew: null,
  shark: null,
  pad: null,
}
