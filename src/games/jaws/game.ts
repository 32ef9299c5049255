import { FastChance } from '../../kernel/chance/fast.ts'
import type { Game } from '../../kernel/game.ts'
import { message } from '../../kernel/message.ts'
import { hasSeat } from '../../kernel/seats.ts'
import { act1 } from './act-1/index.ts'
import { act2 } from './act-2/index.ts'
import type { JawsContent } from './content/schema.ts'
import { imaginer, secrets, secretTurns, twins } from './imagine.ts'
import { knowledge } from './knowledge.ts'
import type { JawsOptions } from './options.ts'
import { apply, decisions, legal, outcome, setup, toAct } from './rules.ts'
import { SEAT_IDS, SEATS } from './seats.ts'
import { settingOf } from './setting.ts'
import { clone, type JawsState } from './state.ts'
import { type JawsView, view } from './view.ts'
import { vocabulary } from './words.ts'

export const RULES = 1

/** What events and Domino Effect leave to choose from lies on the board. */
const OPEN = ['jaws.ask.birthday', 'jaws.ask.gather', 'jaws.orca.ask.topple']

/** The shark's turn in Act 1, and what it locks in in Act 2. */
const PLANS = ['jaws.ask.shark', 'jaws.orca.ask.choose']

export function jawsGame(options: JawsOptions, content: JawsContent): Game<JawsState, JawsView> {
  const setting = settingOf(options, content)
  const hasAct1 = options.mode !== 'act-2'
  const hasAct2 = options.mode !== 'act-1'
  return {
    id: 'jaws',
    rules: RULES,
    options: { ...options },
    seats: SEATS,
    vocabulary,
    draws: [...(hasAct1 ? act1.draws(setting) : []), ...(hasAct2 ? act2.draws(setting) : [])],
    sights: [...(hasAct1 ? act1.sights(setting) : []), ...(hasAct2 ? act2.sights(setting) : [])],

    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: (s) => decisions(setting, s),
    toAct: (s) => toAct(setting, s),
    asksForPlan: ({ prompt }) => PLANS.includes(prompt.key),
    isOpenAnswer: (_view, { prompt }) => OPEN.includes(prompt.key),
    legal: (s, seat, into) => legal(setting, s, seat, into),
    apply: (s, seat, action, chance, emit) => apply(setting, s, seat, action, chance, emit),
    outcome: (s) => outcome(setting, s),
    mayConfer(s, seat) {
      if (s.act1 !== null) return act1.mayConfer(s.act1, seat)
      return s.act2 === null || act2.mayConfer(s.act2, seat)
    },

    view: (s, viewer) => view(setting, s, viewer),
    imaginer: (seen) => imaginer(setting, seen),
    twins: (s, viewer, chance) => twins(setting, s, viewer, chance),
    secretTurns: (s, viewer, chance) => secretTurns(setting, s, viewer, chance),
    secrets: (s, viewer) => secrets(setting, s, viewer),

    describe(seen, action) {
      if (seen.act1 !== null) return act1.describe(setting, seen.act1, action)
      return seen.act2 === null ? message('refusal.illegal') : act2.describe(setting, seen.act2, action)
    },
    explain(seen, seat, action) {
      const s = imaginer(setting, seen)(new FastChance(0))
      if (outcome(setting, s) !== null) return message('refusal.over')
      if (!hasSeat(toAct(setting, s), seat)) return message('refusal.not-your-turn', { seat: SEAT_IDS[seat] })
      const into = new Uint16Array(vocabulary.size)
      if (into.subarray(0, legal(setting, s, seat, into)).includes(action)) return null
      if (s.act1 !== null) return act1.refuse(setting, s.act1, seat, action)
      return s.act2 === null ? message('refusal.illegal') : act2.refuse(setting, s.act2, seat, action)
    },
    sighted: (event) => [...act1.sighted(event), ...act2.sighted(event)],
    knowledge: knowledge(setting),

    clone,
    invariants: (s) => [
      ...(s.act1 === null ? [] : act1.invariants(setting, s.act1)),
      ...(s.act2 === null ? [] : act2.invariants(setting, s.act2)),
    ],
  }
}
