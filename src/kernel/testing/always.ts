import fc from 'fast-check'
import { sha256 } from '../hash.ts'
import { testSeed } from './seeds.ts'

const SEED = Number.parseInt(sha256(testSeed('examples')).slice(0, 8), 16)

/** Tries a property on examples that are the same in every run. */
export function always<T>(property: fc.IProperty<T>, numRuns = 100): void {
  fc.assert(property, { seed: SEED, numRuns })
}
