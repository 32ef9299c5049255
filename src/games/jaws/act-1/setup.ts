import type { Chance } from '../../../kernel/chance/chance.ts'
import type { Emit } from '../../../kernel/event.ts'
import type { Setting } from '../setting.ts'
import { type Act1State, freshPlan, NOBODY, NONE, OVER } from './state.ts'

export function setupAct1(_setting: Setting, _chance: Chance, _emit?: Emit): Act1State {
  return {
    step: OVER,
    round: 1,
    deck: [],
    event: NONE,
    swimmers: [],
    michael: NONE,
    closed: NONE,
    opening: false,
    eaten: 0,
    shop: 0,
    docks: [],
    floating: [],
    barrels: [],
    at: [],
    overboard: [],
    shown: NONE,
    gone: 0,
    active: NOBODY,
    actions: 0,
    spare: false,
    used: 0,
    tokens: 0,
    token: NONE,
    played: false,
    plays: 0,
    plan: freshPlan(3),
    clues: [],
  }
}
