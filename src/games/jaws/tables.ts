import { MODES } from './options.ts'

/** Every mode with every number of players. */
export const TABLES: readonly unknown[] = [2, 3, 4].flatMap((_, turn) =>
  MODES.map((mode, index) => ({ mode, players: 2 + ((turn + index) % 3) })),
)

export const PACKS: readonly unknown[] = []

export const BEYOND: readonly string[] = []
