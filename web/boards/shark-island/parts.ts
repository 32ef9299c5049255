import type { IslandView } from '#games/shark-island/view.ts'
import type { PartsOf } from '../board.ts'

type RulesPart = typeof import('./rules.ts')
type CombatPart = typeof import('./combat-phase/part.ts')

let rules: RulesPart | null = null
let combat: CombatPart | null = null

/** The rules to be played, once they are here. */
export function rulesPart(): RulesPart | null {
  return rules
}

export async function loadRules(): Promise<void> {
  rules = await import('./rules.ts')
}

/** What a combat is shown with, once it is here. */
export function combatPart(): CombatPart | null {
  return combat
}

export async function loadCombat(): Promise<void> {
  combat = await import('./combat-phase/part.ts')
}

const BEFORE_COMBAT: ReadonlySet<string> = new Set(['roll', 'act', 'sail', 'search', 'found'])

/** Lines lie on the table while a combat is fought, and while its winners choose. */
export function isFight({ question, combat }: IslandView): boolean {
  if (question === 'offer' || question === 'dealt') return true
  if (combat.lines.every(({ size }) => size === 0)) return false
  return question === 'bonus' || question === 'aim' || question === 'pay' || question === 'discard'
}

/** Questions that are put without saying why something cannot be done, so that they can be read without the rules. */
const PLAIN: ReadonlySet<string> = new Set(['strategy', 'place', 'roll', 'act'])

/** While the Hunters look for the Shark there is time to fetch what their combat is shown with. */
export function partsOf(view: IslandView): PartsOf {
  const isOver = view.decisions.length === 0
  const needsRules = isOver || (view.mine.length > 0 && !PLAIN.has(view.question))
  return {
    now: [...(isFight(view) ? ['combat'] : []), ...(needsRules ? ['rules'] : [])],
    answer: ['rules'],
    soon: BEFORE_COMBAT.has(view.question) ? ['combat'] : [],
  }
}
