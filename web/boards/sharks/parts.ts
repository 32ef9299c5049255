import type { SharksView } from '#games/sharks/view.ts'
import type { PartsOf } from '../board.ts'

type RulesPart = typeof import('./rules.ts')

let rules: RulesPart | null = null

/** The rules to be played, once they are here. */
export function rulesPart(): RulesPart | null {
  return rules
}

export async function loadRules(): Promise<void> {
  rules = await import('./rules.ts')
}

/** Where a shark can swim to is shown at once; whoever only watches needs no rules before the end. */
export function partsOf({ mine, decisions }: SharksView): PartsOf {
  return { now: mine.length > 0 || decisions.length === 0 ? ['rules'] : [], soon: [] }
}
