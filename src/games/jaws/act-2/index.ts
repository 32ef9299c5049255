import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { playSteps } from '#kernel/steps.ts'
import type { Act } from '../act.ts'
import type { Legacy } from '../legacy.ts'
import { SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { describe } from './describe.ts'
import { outcome } from './game-end.ts'
import { imaginer, secrets, secretTurns, twins } from './imagine.ts'
import { invariants } from './invariants.ts'
import { sequence } from './sequence.ts'
import { setupAct2 } from './setup.ts'
import { type Act2State, AT, cloneAct2 } from './state.ts'
import { type Act2View, view } from './view.ts'
import { act2Written } from './written.ts'

export interface Act2 extends Act<Act2State, Act2View> {
  begin(legacy: Legacy, chance: Chance, emit?: Emit): Act2State
}

/** Act 2: the Orca. */
export function openAct2(setting: Setting): Act2 {
  const { draws } = setting.act2
  const steps = playSteps(setting.act2, sequence)
  return {
    begin: (legacy, chance, emit) => setupAct2(setting, legacy, chance, emit),
    draws: [draws.gear, draws.ability, draws.resurface, draws.die],
    decisions: steps.decisions,
    toAct: steps.toAct,
    legal: steps.legal,
    apply: steps.apply,
    outcome,
    /** From the turning up of the cards until the shark has locked in, the crew are silent. */
    mayConfer: (s, seat) => seat === SHARK || s.step !== AT.choose,
    clone: cloneAct2,
    invariants: (s) => invariants(setting, s),
    ...act2Written,

    view: (s, viewer) => view(setting, s, viewer),
    imaginer: (seen, viewer) => imaginer(setting, seen, viewer),
    twins: (s, viewer, chance) => twins(setting, s, viewer, chance),
    secretTurns: (s, viewer, chance) => secretTurns(setting, s, viewer, chance),
    secrets: (s, viewer) => secrets(setting, s, viewer),

    describe: (seen, action) => describe(setting, seen, action),
    refuse: steps.refuse,
  }
}
