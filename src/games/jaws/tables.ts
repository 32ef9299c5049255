import { MODES } from './options.ts'

/** Every mode with every number of players, with help and without. */
export const TABLES: readonly unknown[] = [2, 3, 4].flatMap((_, turn) =>
  MODES.map((mode, index) => ({
    mode,
    players: 2 + ((turn + index) % 3),
    help: (turn + index) % 2 === 0 ? 'on' : 'off',
  })),
)

export const PACKS: readonly unknown[] = []

export const BEYOND: readonly string[] = []
