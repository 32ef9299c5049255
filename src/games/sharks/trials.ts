import type { Options } from '#kernel/game.ts'
import { oneOfAll, turned } from '#kernel/rotation.ts'
import type { Trials } from '#kernel/trials.ts'
import { SHARKS } from './components.ts'

export const trials: Trials = {
  tables: [
    { name: '2 players', options: { players: 2 } },
    { name: '4 players', options: { players: 4 } },
  ],
  rotate,
  pace: 0.1,
  kept: { tables: [{ players: 2 }, { players: 3 }, { players: 4 }], iterations: 20 },
}

/** Named sharks move round the table; if none is named, all six take turns and meet in every order. */
function rotate(given: Options, { sharks, players, first }: Options, round: number): Options {
  const someone = given.sharks !== undefined || first !== 'random'
  const seated = someone ? turned(sharks as string[], round) : oneOfAll(SHARKS, Number(players), round)
  return { ...given, sharks: seated }
}
