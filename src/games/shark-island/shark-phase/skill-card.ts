import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { SHARK_SEAT } from '../components.ts'
import type { Setting } from '../setting.ts'
import { drawSkill } from '../skill-cards/deck.ts'
import type { IslandState } from '../state.ts'
import { AT } from '../state.ts'
/** Rulebook, "Shark Phase", "Draw Shark Skill Card". */
export function sharkPhase(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  drawSkill(setting, s, SHARK_SEAT, 1, chance, emit)
  s.actor = SHARK_SEAT
  s.step = AT.spend
}
