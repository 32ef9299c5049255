type Shown = typeof import('./shown/part.ts')

/** A part of Act 2 that is loaded after its beginning; it is here before the moments that need it. */
class Later {
  shown: Shown | null = $state.raw(null)
}

export const later = new Later()
