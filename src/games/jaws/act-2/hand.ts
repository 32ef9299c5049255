import { ABILITIES, type AbilityId } from './components.ts'

/** Ability cards counted by kind, as a list of ids. */
export function abilityNames(counts: readonly number[]): AbilityId[] {
  return counts.flatMap((count, ability) => new Array<AbilityId>(count).fill(ABILITIES[ability]))
}

/** A list of ids as counts by kind. */
export function abilityCounts(ids: readonly string[]): number[] {
  return ABILITIES.map((id) => ids.filter((each) => each === id).length)
}
