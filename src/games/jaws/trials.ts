import type { Trials } from '#kernel/trials.ts'

export const trials: Trials = {
  tables: [
    { name: 'the whole', options: { mode: 'full' } },
    { name: 'Act 1', options: { mode: 'act-1' } },
    { name: 'Act 2', options: { mode: 'act-2' } },
  ],
  sides: ['shark', 'crew'],
  goals: { idle: { turns: 'jaws.ended', idle: 'jaws.ended.idle', most: 0.01 } },
  pace: 0.05,
  kept: { tables: [{ players: 4 }], iterations: 60 },
}
