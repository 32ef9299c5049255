import { FastChance } from '#kernel/chance/fast.ts'
import type { PlayedGame } from '#kernel/game.ts'
import { playSteps, whyNot } from '#kernel/steps.ts'
import { outcome } from './game-end.ts'
import { imaginer, secrets, twins } from './imagine.ts'
import { invariants } from './invariants.ts'
import { sequence } from './sequence.ts'
import type { Setting } from './setting.ts'
import { setup } from './setup.ts'
import { spokenSharks } from './spoken.ts'
import { clone, type SharksState } from './state.ts'
import { type SharksView, view } from './view.ts'
import { rules1 } from './written.ts'

/** Sharks as it is played; `game.ts` adds what bots and laws ask. */
export function playedSharks(setting: Setting): PlayedGame<SharksState, SharksView> {
  const { options, draws } = setting
  const steps = playSteps(setting, sequence)
  const spoken = spokenSharks(setting)
  return {
    id: 'sharks',
    rules: setting.rules,
    options,
    ...spoken,
    draws: [draws.first, draws.more, draws.tile, draws.boat, ...draws.bags, draws.trash, ...draws.cards],

    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: steps.decisions,
    toAct: steps.toAct,
    legal: steps.legal,
    apply: steps.apply,
    outcome: (s) => outcome(setting, s),
    mayConfer: () => true,

    view: (s, viewer) => view(setting, s, viewer, steps.decisions(s)),
    imaginer: (seen) => imaginer(setting, seen),
    twins: (s, viewer, chance) => twins(setting, s, viewer, chance),
    secrets: (s, viewer) => secrets(setting, s, viewer),

    explain: (seen, seat, action) =>
      whyNot(steps, spoken, imaginer(setting, seen)(new FastChance(0)), seat, action),

    clone,
    ...rules1,
    invariants: (s) => invariants(setting, s),
  }
}
