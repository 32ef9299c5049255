import type { Options } from '#kernel/game.ts'
import { oneOfAll, turned } from '#kernel/rotation.ts'
import type { Trials } from '#kernel/trials.ts'
import { HUNTERS } from './components.ts'

export const trials: Trials = {
  tables: [
    { name: '3 players', options: { players: 3 } },
    { name: '5 players', options: { players: 5 } },
  ],
  sides: ['shark', 'hunters'],
  rotate,
  goals: {
    balance: { alone: 'shark', wins: [0.42, 0.58], rounds: [5, 16], inRounds: 0.9, apart: 0.1, played: 0.25 },
  },
  pace: 0.05,
  kept: { tables: [{ players: 3 }, { players: 4 }, { players: 5 }], iterations: 20 },
}

/** Named Hunters move round the table; if none is named, all six take turns and meet in every order. */
function rotate(given: Options, { hunters, first }: Options, round: number): Options {
  const named = hunters as string[]
  const someone = given.hunters !== undefined || first !== 'random'
  return { ...given, hunters: someone ? turned(named, round) : oneOfAll(HUNTERS, named.length, round) }
}
