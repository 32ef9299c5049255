import { FastChance } from '../../kernel/chance/fast.ts'
import type { Game } from '../../kernel/game.ts'
import { message } from '../../kernel/message.ts'
import { hasSeat } from '../../kernel/seats.ts'
import { clone } from './clone.ts'
import { SHARK_SEAT } from './components.ts'
import type { IslandContent } from './content/schema.ts'
import { decisions, toAct } from './decisions.ts'
import { describe } from './describe.ts'
import { apply, questions } from './flow.ts'
import { imaginer, secrets, twins } from './imagine/index.ts'
import { secretTurns } from './imagine/secret-turns.ts'
import { invariants } from './invariants.ts'
import { knowledge } from './knowledge/index.ts'
import { isOpenAnswer } from './open-answers.ts'
import type { IslandOptions } from './options.ts'
import { outcome } from './outcome.ts'
import { settingOf } from './setting.ts'
import { setup } from './setup.ts'
import { sighted, sights } from './sights.ts'
import { type IslandState, OVER } from './state.ts'
import { type IslandView, view } from './view.ts'
import { vocabulary } from './words.ts'

export const RULES = 2

export function islandGame(options: IslandOptions, content: IslandContent): Game<IslandState, IslandView> {
  const setting = settingOf(options, content)
  const { skill, ...draws } = setting.draws
  return {
    id: 'shark-island',
    rules: RULES,
    options: { ...options },
    seats: setting.seats.map(({ id }, seat) => ({ id, team: seat === SHARK_SEAT ? 0 : 1 })),
    vocabulary,
    draws: [...Object.values(draws), ...skill],
    sights: sights(setting),

    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: (s) => decisions(setting, s),
    toAct,
    asksForPlan: ({ prompt }) => prompt.key === 'shark-island.ask.place',
    isOpenAnswer: (seen, { prompt }) => isOpenAnswer(seen, prompt.key),
    legal: (s, seat, into) => (hasSeat(toAct(s), seat) ? questions[s.ask].legal(setting, s, seat, into) : 0),
    apply: (s, seat, action, chance, emit) => apply(setting, s, seat, action, chance, emit),
    outcome: (s) => outcome(setting, s),
    mayConfer: () => true,

    view: (s, viewer) => view(setting, s, viewer),
    imaginer: (seen) => imaginer(setting, seen),
    twins: (s, viewer, chance) => twins(setting, s, viewer, chance),
    secretTurns: (s, viewer, chance) => secretTurns(setting, s, viewer, chance),
    secrets: (s, viewer) => secrets(setting, s, viewer),

    describe: (seen, action) => describe(setting, seen, action),
    explain(seen, seat, action) {
      const s = imaginer(setting, seen)(new FastChance(0))
      if (s.ask === OVER) return message('refusal.over')
      if (!hasSeat(toAct(s), seat)) return message('refusal.not-your-turn', { seat: setting.seats[seat].id })
      const into = new Uint16Array(vocabulary.size)
      const question = questions[s.ask]
      if (into.subarray(0, question.legal(setting, s, seat, into)).includes(action)) return null
      return question.refuse(setting, s, seat, action) ?? message('shark-island.no.step')
    },
    sighted,
    knowledge: knowledge(setting),

    clone,
    invariants: (s) => invariants(setting, s),
  }
}
