import { FastChance } from '../../kernel/chance/fast.ts'
import type { Game } from '../../kernel/game.ts'
import { message } from '../../kernel/message.ts'
import { seatSet } from '../../kernel/seats.ts'
import type { SharksContent } from './content/schema.ts'
import { decisions } from './decisions.ts'
import { describe } from './describe.ts'
import { outcome } from './game-end.ts'
import { imaginer, secrets, twins } from './imagine.ts'
import { invariants } from './invariants.ts'
import { knowledge } from './knowledge/index.ts'
import { isOpenAnswer } from './open-answers.ts'
import type { SharksOptions } from './options.ts'
import { type Setting, settingOf } from './setting.ts'
import { setup } from './setup.ts'
import { sighted, sights } from './sights.ts'
import { clone, OVER, type SharksState } from './state.ts'
import { steps } from './steps/index.ts'
import { type SharksView, view } from './view.ts'
import { vocabulary } from './words.ts'

export const RULES = 1

export function sharksGame(options: SharksOptions, content: SharksContent): Game<SharksState, SharksView> {
  const setting: Setting = settingOf(options, content)
  const { draws } = setting
  return {
    id: 'sharks',
    rules: RULES,
    options: { ...options },
    seats: setting.seats.map(({ id }, team) => ({ id, team })),
    vocabulary,
    draws: [draws.first, draws.more, draws.tile, draws.boat, ...draws.bags, draws.trash, ...draws.cards],
    sights: sights(setting),

    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: (s) => decisions(setting, s),
    toAct: (s) => (s.step === OVER ? 0 : seatSet(s.active)),
    legal: (s, seat, into) =>
      s.step === OVER || seat !== s.active ? 0 : steps[s.step].legal(setting, s, into),
    apply: (s, _seat, action, chance, emit) => steps[s.step].apply(setting, s, action, chance, emit),
    isOpenAnswer: (_view, { prompt }, only) => isOpenAnswer(prompt.key, only),
    outcome: (s) => outcome(setting, s),
    mayConfer: () => true,

    view: (s, viewer) => view(setting, s, viewer),
    imaginer: (seen) => imaginer(setting, seen),
    twins: (s, viewer, chance) => twins(setting, s, viewer, chance),
    secrets: (s, viewer) => secrets(setting, s, viewer),

    describe: (seen, action) => describe(setting, seen, action),
    explain(seen, seat, action) {
      const s = imaginer(setting, seen)(new FastChance(0))
      if (s.step === OVER) return message('refusal.over')
      if (seat !== s.active) return message('refusal.not-your-turn', { seat: setting.seats[seat].id })
      const into = new Uint16Array(vocabulary.size)
      if (into.subarray(0, steps[s.step].legal(setting, s, into)).includes(action)) return null
      return (
        steps[s.step].refuse(setting, s, action) ??
        message('sharks.no.step', { prompt: steps[s.step].prompt(setting, s).key })
      )
    },
    sighted,
    knowledge: knowledge(setting),

    clone,
    invariants: (s) => invariants(setting, s),
  }
}
