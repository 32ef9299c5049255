import type { Key } from '#kernel/catalogue.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { PlayedGame } from '#kernel/game.ts'
import { seatSet } from '#kernel/seats.ts'
import { whyNot } from '#kernel/steps.ts'
import type { EitherAct } from './act.ts'
import { openAct1 } from './act-1/index.ts'
import { setupAct1 } from './act-1/setup.ts'
import { openAct2 } from './act-2/index.ts'
import { setupAct2 } from './act-2/setup.ts'
import { legacy } from './legacy.ts'
import type { en } from './messages/en.ts'
import { SEATS, seatOf } from './seats.ts'
import type { Setting } from './setting.ts'
import { become, clone, type JawsState } from './state.ts'
import { type JawsView, view } from './view.ts'
import { vocabulary } from './words.ts'
import { written } from './written.ts'

/** What events and Domino Effect leave to choose from lies on the board. */
const OPEN: readonly string[] = [
  'jaws.ask.birthday',
  'jaws.ask.gather',
  'jaws.orca.ask.topple',
] satisfies Key<typeof en>[]

/** The shark's turn in Act 1, and what it locks in in Act 2. */
const PLANS: readonly string[] = ['jaws.ask.shark', 'jaws.orca.ask.choose'] satisfies Key<typeof en>[]

/**
 * JAWS is two games, one after the other: this plays the act that is on, and hands over. `game.ts` adds what bots and laws
 * ask.
 */
export function playedJaws(setting: Setting): PlayedGame<JawsState, JawsView> {
  const { options, content } = setting
  const act1 = openAct1(setting)
  const act2 = openAct2(setting)
  const played: readonly EitherAct[] = { full: [act1, act2], 'act-1': [act1], 'act-2': [act2] }[options.mode]
  /** The act that a match is in, for the state of it. */
  const on = (state: JawsState): EitherAct => (state.act === 1 ? act1 : act2)
  const inAct = (act: 1 | 2, s: JawsState['s']): JawsState => ({ act, s }) as JawsState

  const game: PlayedGame<JawsState, JawsView> = {
    id: 'jaws',
    rules: setting.rules,
    options,
    seats: SEATS,
    vocabulary,
    draws: played.flatMap(({ draws }) => draws),

    // Rulebook, "Separately: Act 2": so many cards are dealt as the content says.
    setup: (chance, emit) =>
      options.mode === 'act-2'
        ? { act: 2, s: setupAct2(setting, content.alone, chance, emit) }
        : { act: 1, s: setupAct1(setting) },
    decisions: (state) => on(state).decisions(state.s),
    toAct: (state) => on(state).toAct(state.s),
    legal: (state, seat, into) => on(state).legal(state.s, seat, into),
    apply(state, seat, action, chance, emit) {
      on(state).apply(state.s, seat, action, chance, emit)
      if (state.act === 1 && options.mode === 'full' && act1.outcome(state.s) !== null)
        become(state, { act: 2, s: setupAct2(setting, legacy(setting, state.s.eaten), chance, emit) })
    },
    outcome: (state) => on(state).outcome(state.s),
    mayConfer: (state, seat) => on(state).mayConfer(state.s, seat),
    clone,
    invariants: (state) => on(state).invariants(state.s),
    ...written,

    view: (state, viewer) =>
      view(
        options.mode,
        viewer,
        on(state).decisions(state.s),
        state.act === 1
          ? { act1: act1.view(state.s, viewer), act2: null }
          : { act1: null, act2: act2.view(state.s, viewer) },
      ),
    imaginer({ mine, act1: seen1, act2: seen2 }) {
      const viewer = seatSet(...mine.map(seatOf))
      if (seen1 !== null) {
        const imagine = act1.imaginer(seen1, viewer)
        return (chance) => ({ act: 1, s: imagine(chance) })
      }
      const imagine = act2.imaginer(seen2, viewer)
      return (chance) => ({ act: 2, s: imagine(chance) })
    },
    twins(state, viewer, chance) {
      const twin = on(state).twins(state.s, viewer, chance)
      return twin === null ? null : inAct(state.act, twin)
    },
    secretTurns(state, viewer, chance) {
      const found = on(state).secretTurns?.(state.s, viewer, chance) ?? null
      if (found === null) return null
      const [one, other] = found.turns
      const whole = (turn: typeof one) => ({ state: inAct(state.act, turn.state), actions: turn.actions })
      return { seat: found.seat, turns: [whole(one), whole(other)] }
    },
    secrets: (state, viewer) => on(state).secrets(state.s, viewer),
    asksForPlan: ({ prompt }) => PLANS.includes(prompt.key),
    isOpenAnswer: (_view, { prompt }) => OPEN.includes(prompt.key),

    describe: (seen, action) =>
      seen.act1 === null ? act2.describe(seen.act2, action) : act1.describe(seen.act1, action),
    explain(seen, seat, action) {
      const state = game.imaginer(seen)(new FastChance(0))
      return whyNot(on(state), game, state.s, seat, action)
    },
  }
  return game
}
