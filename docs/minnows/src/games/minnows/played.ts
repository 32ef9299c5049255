import { FastChance } from '#kernel/chance/fast.ts'
import { total } from '#kernel/counts.ts'
import type { PlayedGame } from '#kernel/game.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { seatSet } from '#kernel/seats.ts'
import { playSteps, whyNot } from '#kernel/steps.ts'
import { sequence } from './bite.ts'
import { imaginer, secrets, twins } from './imagine.ts'
import { message } from './messages/message.ts'
import { CARD, type Setting } from './setting.ts'
import { AT, clone, type MinnowsState, pointsOf, rules1, setup } from './state.ts'
import { type MinnowsView, view } from './view.ts'
import { BITE, vocabulary } from './words.ts'

export const RULES = 1

/** Minnows as it is played: all that a table and a page ask. `game.ts` adds what bots and laws ask. */
export function playedMinnows(setting: Setting): PlayedGame<MinnowsState, MinnowsView> {
  const steps = playSteps(setting, sequence)
  const seats = setting.seats.map((id, team) => ({ id, team }))
  return {
    id: 'minnows',
    rules: RULES,
    options: setting.options,
    seats,
    vocabulary,
    draws: [CARD],

    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: steps.decisions,
    toAct: steps.toAct,
    legal: steps.legal,
    apply: steps.apply,
    // How many minnows are left everyone sees: the last one is eaten without asking.
    isOpenAnswer: () => true,
    outcome: (s) => outcome(setting, s),
    mayConfer: () => true,

    view: (s, viewer) => view(setting, s, viewer, steps.decisions(s)),
    imaginer: (seen) => imaginer(setting, seen),
    twins,
    secrets: (s, viewer) => secrets(setting, s, viewer),

    describe: (_seen, action) => message('minnows.do.bite', { count: BITE.thing(action) + 1 }),
    explain: (seen, seat, action) =>
      whyNot(steps, { seats, vocabulary }, imaginer(setting, seen)(new FastChance(0)), seat, action),

    clone,
    ...rules1,
    invariants: (s) => {
      const all = s.shoal + total(s.eaten)
      return all === setting.shoal ? [] : [`there are ${all} minnows, not ${setting.shoal}`]
    },
  }
}

function outcome(setting: Setting, s: MinnowsState): Outcome | null {
  if (s.step !== AT.over) return null
  const scores = s.eaten.map((_, seat) => pointsOf(setting, s, seat))
  const most = Math.max(...scores)
  return {
    winners: seatSet(...scores.flatMap((points, seat) => (points === most ? [seat] : []))),
    scores,
    tieBreak: null,
    why: message('minnows.end'),
  }
}
