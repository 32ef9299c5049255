/** Rulebook, "Power Tokens": each may be used once, for one round. What each does stands where it does it. */
export const TOKENS = ['frenzy', 'evasive', 'out-of-sight', 'burst'] as const
export type Token = (typeof TOKENS)[number]

export const FRENZY = 0
export const EVASIVE = 1
export const OUT_OF_SIGHT = 2
export const SPEED_BURST = 3

export const NO_TOKEN = -1
export const ALL_TOKENS = (1 << TOKENS.length) - 1
