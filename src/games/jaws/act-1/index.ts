import { playSteps } from '#kernel/steps.ts'
import type { Act } from '../act.ts'
import type { Setting } from '../setting.ts'
import { outcome } from './act-end.ts'
import { describe } from './describe.ts'
import { imaginer, secrets, secretTurns, twins } from './imagine.ts'
import { invariants } from './invariants.ts'
import { sequence } from './sequence.ts'
import { setupAct1 } from './setup.ts'
import { type Act1State, AT, cloneAct1 } from './state.ts'
import { type Act1View, view } from './view.ts'
import { act1Written } from './written.ts'

export interface Act1 extends Act<Act1State, Act1View> {
  begin(): Act1State
}

/** Act 1: Amity Island. */
export function openAct1(setting: Setting): Act1 {
  return {
    begin: () => setupAct1(setting),
    draws: [setting.act1.draw],
    ...playSteps(setting, sequence),
    outcome: (s) => (s.step === AT.over ? outcome(setting, s) : null),
    mayConfer: () => true,
    clone: cloneAct1,
    invariants: (s) => invariants(setting, s),
    ...act1Written,

    view: (s, viewer) => view(setting, s, viewer),
    imaginer: (seen, viewer) => imaginer(setting, seen, viewer),
    twins: (s, viewer, chance) => twins(setting, s, viewer, chance),
    secretTurns: (s, viewer, chance) => secretTurns(setting, s, viewer, chance),
    secrets,

    describe,
  }
}
