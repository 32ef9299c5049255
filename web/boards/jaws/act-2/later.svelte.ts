type Shown = typeof import('./shown/part.ts')

/** What Act 2 is not shown with from its beginning; it is here before the moments that need it. */
class Later {
  shown: Shown | null = $state.raw(null)
}

export const later = new Later()
