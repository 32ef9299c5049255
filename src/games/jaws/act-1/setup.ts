import type { Chance } from '../../../kernel/chance/chance.ts'
import type { Emit } from '../../../kernel/event.ts'
import type { Setting } from '../setting.ts'
import { BEACHES, NOWHERE, WATER } from './island.ts'
import { type Act1State, AT_START, freshPlan, NOBODY, NONE } from './state.ts'
import { ALL_TOKENS, NO_TOKEN } from './tokens.ts'

/** Act 1: Setup. All of it is the same every time; the shark's first choice follows. */
export function setupAct1(setting: Setting, _chance: Chance, _emit?: Emit): Act1State {
  return unpacked(setting)
}

export function unpacked({ act1 }: Setting): Act1State {
  return {
    step: AT_START,
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
