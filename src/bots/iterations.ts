import { ITERATIONS } from './levels.ts'

/**
 * A decision of JAWS is one of hundreds and an iteration there is a fiftieth of a millisecond: with the usual numbers
 * the levels would be too much alike. The cadet, who is for beginners, stays as elsewhere.
 */
const OWN: { readonly [game: string]: { readonly [level: string]: number } } = {
  jaws: { mate: 300, captain: 4000 },
}

/** How many iterations a level has for a decision of a game; none for levels that do not search. */
export function iterationsOf(game: string, level: string): number | undefined {
  const usual: { readonly [level: string]: number } = ITERATIONS
  return OWN[game]?.[level] ?? usual[level]
}
