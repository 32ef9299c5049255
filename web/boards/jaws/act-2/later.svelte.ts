type Share = typeof import('./share/part.ts')
type Shown = typeof import('./shown/part.ts')

/** What Act 2 is not shown with from its beginning: each is here before the moments that need it. */
class Later {
  share: Share | null = $state.raw(null)
  shown: Shown | null = $state.raw(null)
}

export const later = new Later()
