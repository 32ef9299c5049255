/** Rulebook, "Power Tokens": each may be used once, for one round. What each does stands where it does it. */
export const TOKENS = ['frenzy', 'evasive', 'out-of-sight', 'burst'] as const
export type Token = (typeof TOKENS)[number]

export const FRENZY = TOKENS.indexOf('frenzy')
export const EVASIVE = TOKENS.indexOf('evasive')
export const OUT_OF_SIGHT = TOKENS.indexOf('out-of-sight')
export const SPEED_BURST = TOKENS.indexOf('burst')

export const NO_TOKEN = -1
export const ALL_TOKENS = (1 << TOKENS.length) - 1
