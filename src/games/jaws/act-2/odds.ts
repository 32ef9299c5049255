import { DICE, FACES } from './components.ts'

/** Most hits that matter: three dice of two, and what weapons and abilities add. */
const MOST = DICE * (FACES.length - 1) + 4

/** What dice bring, counted out once. Lists are by number of dice, then by hits asked for. */
export interface Odds {
  /** How likely so many hits or more are. */
  readonly atLeast: readonly Float64Array[]
  /** How many hits above so many there are on average. */
  readonly above: readonly Float64Array[]
  /** Hits of one die on average. */
  readonly mean: number
}

export function oddsOf(faces: readonly number[], sides: number): Odds {
  const chances: Float64Array[] = [Float64Array.of(1)]
  for (let dice = 1; dice <= DICE; dice++) chances.push(withOneMore(chances[dice - 1], faces, sides))
  const table = (each: (hits: Float64Array, wanted: number) => number): Float64Array[] =>
    chances.map((hits) => Float64Array.from({ length: MOST + 1 }, (_, wanted) => each(hits, wanted)))
  return {
    atLeast: table((hits, wanted) => sum(hits, (n) => (n >= wanted ? 1 : 0))),
    above: table((hits, wanted) => sum(hits, (n) => Math.max(0, n - wanted))),
    mean: faces.reduce((hits, count, face) => hits + (face * count) / sides, 0),
  }
}

function withOneMore(chances: Float64Array, faces: readonly number[], sides: number): Float64Array {
  const more = new Float64Array(chances.length + faces.length - 1)
  for (const [hits, chance] of chances.entries())
    for (const [face, count] of faces.entries()) more[hits + face] += (chance * count) / sides
  return more
}

function sum(chances: Float64Array, worth: (hits: number) => number): number {
  return chances.reduce((total, chance, hits) => total + chance * worth(hits), 0)
}
