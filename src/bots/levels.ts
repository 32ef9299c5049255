import type { Insight } from '#kernel/knowledge.ts'
import type { Bot } from './bot.ts'
import { search } from './search/search.ts'

/** By iterations, so that a level plays alike on any machine. */
export const ITERATIONS = { cadet: 20, mate: 100, captain: 2000 } as const

/** Where a game works the answer out instead of searching, iterations do not matter and levels differ by their insight. */
function searching(usual: number, insight: Insight): Bot {
  return (game, view, seat, { seed, iterations = usual, goOn }) =>
    search(game, view, seat, seed, { iterations, ...(goOn === undefined ? {} : { goOn }) }, insight)
}

export const cadet = searching(ITERATIONS.cadet, 'own')
export const mate = searching(ITERATIONS.mate, 'table')
export const captain = searching(ITERATIONS.captain, 'stakes')
