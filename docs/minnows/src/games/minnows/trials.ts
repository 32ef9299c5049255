import type { Trials } from '#kernel/trials.ts'

export const trials: Trials = {
  tables: [
    { name: '2 players', options: { players: 2 } },
    { name: '3 players', options: { players: 3, shoal: 'large' } },
  ],
  kept: { tables: [{ players: 2 }, { players: 3 }], iterations: 20 },
}
