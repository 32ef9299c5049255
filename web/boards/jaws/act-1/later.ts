type Crew = typeof import('./rules.ts')
type Shark = typeof import('./shark/part.ts')

/** Parts of Act 1 that are loaded after its beginning: each is here before the moments that need it. */
export const later: { crew: Crew | null; shark: Shark | null } = { crew: null, shark: null }
