/** Every mode and number of players. */
export const TABLES: readonly unknown[] = [
  { mode: 'act-1', players: 2 },
  { mode: 'act-2', players: 3 },
  { mode: 'full', players: 4 },
]

export const PACKS: readonly unknown[] = []

export const BEYOND: readonly string[] = []
