import type { Bot } from './bot.ts'
import { search } from './search/search.ts'

/** By iterations, so that a level plays alike on any machine. */
export const ITERATIONS = { cadet: 20, mate: 100, captain: 2000 } as const

function searching(usual: number): Bot {
  return (game, view, seat, { seed, iterations = usual, goOn }) =>
    search(game, view, seat, seed, { iterations, ...(goOn === undefined ? {} : { goOn }) })
}

export const cadet = searching(ITERATIONS.cadet)
export const mate = searching(ITERATIONS.mate)
export const captain = searching(ITERATIONS.captain)
