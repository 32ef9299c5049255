import { hash, type Mutant } from './mutant.ts'

const SEED = 'dorsal'

/**
 * The same mutants every time: each has a number that comes of the seed and of itself, and the lowest are drawn. Code
 * that is added or changed therefore swaps a few, and not all of them.
 */
export function draw(mutants: readonly Mutant[], count: number, seed: string = SEED): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, number: hash(`${seed} ${mutant.id}`) }))
    .sort((a, b) => (a.number < b.number ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
