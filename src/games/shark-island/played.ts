import { FastChance } from '#kernel/chance/fast.ts'
import type { PlayedGame } from '#kernel/game.ts'
import type { Viewer } from '#kernel/seats.ts'
import { playSteps, whyNot } from '#kernel/steps.ts'
import type { View } from '#kernel/view.ts'
import { clone } from './clone.ts'
import { imaginer, secrets, twins } from './imagine/index.ts'
import { secretTurns } from './imagine/secret-turns.ts'
import { invariants } from './invariants.ts'
import { outcome } from './outcome.ts'
import { sequence } from './sequence.ts'
import type { Setting } from './setting.ts'
import { setup } from './setup.ts'
import { spokenIsland } from './spoken.ts'
import type { IslandState } from './state.ts'
import { type IslandView, view } from './view.ts'
import { writtenBy } from './written.ts'

/** Shark Island as it is played; `game.ts` adds what bots and laws ask. */
export function playedIsland(setting: Setting): PlayedGame<IslandState, IslandView> {
  const steps = playSteps(setting, sequence)
  const spoken = spokenIsland(setting)
  const { skill, ...draws } = setting.draws
  const see = (s: IslandState, viewer: Viewer): View<IslandView> =>
    view(setting, s, viewer, steps.decisions(s))
  return {
    id: 'shark-island',
    rules: setting.rules,
    options: setting.options,
    ...spoken,
    draws: [...Object.values(draws), ...skill],

    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: steps.decisions,
    toAct: steps.toAct,
    legal: steps.legal,
    apply: steps.apply,
    outcome: (s) => outcome(setting, s),
    mayConfer: () => true,

    view: see,
    imaginer: (seen) => imaginer(setting, seen),
    twins: (s, viewer, chance) => twins(setting, s, see(s, viewer), viewer, chance),
    secretTurns: (s, viewer, chance) => secretTurns(setting, s, see(s, viewer), viewer, chance),
    secrets: (s, viewer) => secrets(setting, s, viewer),

    explain: (seen, seat, action) =>
      whyNot(steps, spoken, imaginer(setting, seen)(new FastChance(0)), seat, action),

    clone,
    ...writtenBy(setting.rules),
    invariants: (s) => invariants(setting, s),
  }
}
