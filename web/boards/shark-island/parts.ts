import type { IslandView } from '#games/shark-island/view.ts'
import type { PartsOf } from '../board.ts'

type CombatPart = typeof import('./combat-phase/part.ts')

let combat: CombatPart | null = null

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

/** While the Hunters look for the Shark there is time to fetch what their combat is shown with. */
export function partsOf(view: IslandView): PartsOf {
  return {
    now: isFight(view) ? ['combat'] : [],
    soon: BEFORE_COMBAT.has(view.question) ? ['combat'] : [],
  }
}
