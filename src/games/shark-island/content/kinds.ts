/** When a card can be played; the rules ask for it at these moments and no others. */
export const WINDOWS = ['turn', 'search', 'found', 'combat', 'shark'] as const

/** What finding a kind of False Fin in the Search Phase brings to whoever found it (coins go to the Shark). */
export const GAINS = ['wounds', 'cards', 'rerolls', 'reveals', 'repair', 'coins'] as const

/** Effects that are a number of something. */
export const COUNTED = [
  'rerolls',
  'repair',
  'cards',
  'sightings',
  'free-sightings',
  'dice',
  'reveals',
  'damage',
  'fight',
  'shield',
  'heal',
  'coins',
  'fins',
  'spoil',
  'bite',
  'frenzy',
  'hide',
] as const
/** Effects that change every tile or every search of the turn, up or down. */
export const SHIFTS = ['sighting-limit', 'search-dice'] as const
/** Effects without a number. */
export const PLAIN = ['move', 'hazards', 'blank', 'converge'] as const
