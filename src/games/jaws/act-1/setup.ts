import type { Setting } from '../setting.ts'
import { BEACHES, NOWHERE, WATER } from './island.ts'
import { type Act1State, AT, freshPlan, NOBODY, NONE } from './state.ts'
import { ALL_TOKENS, NO_TOKEN } from './tokens.ts'

/**
 * Rulebook, "Act 1: Setup": all of it is the same every time. The shark's first choice follows: `steps/start.ts`.
 * Rulebook, "Setup: Quint", "Setup: Brody", "Setup: Hooper": where they stand and what they have is in
 * `content/act-1.json`.
 */
export function setupAct1({ act1 }: Setting): Act1State {
  return {
    step: AT.start,
    round: 0,
    beat: 0,
    deck: (1 << act1.events.length) - 1,
    event: NONE,
    swimmers: BEACHES.map(() => 0),
    michael: NOWHERE,
    closed: NOWHERE,
    opening: false,
    eaten: 0,
    shop: act1.shop,
    docks: [0, 0],
    floating: WATER.map(() => 0),
    barrels: [0, act1.orca, 0, 0],
    at: [...act1.start],
    overboard: [0, 0, 0, 0],
    shown: NOWHERE,
    gone: 0,
    active: NOBODY,
    actions: 0,
    spare: false,
    used: 0,
    tokens: ALL_TOKENS,
    token: NO_TOKEN,
    played: false,
    plays: 0,
    plan: freshPlan(0),
    clues: [],
  }
}
