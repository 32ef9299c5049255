import { ABILITIES } from './components.ts'

/** Ability cards counted by kind, as a list of ids. */
export function abilityNames(counts: readonly number[]): string[] {
  return counts.flatMap((count, ability) => new Array<string>(count).fill(ABILITIES[ability]))
}

/** The other way round. */
export function abilityCounts(ids: readonly string[]): number[] {
  return ABILITIES.map((id) => ids.filter((each) => each === id).length)
}
