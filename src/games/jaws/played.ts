import type { Key } from '#kernel/catalogue.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import { Unknowable } from '#kernel/chance/unknowable.ts'
import type { PlayedGame } from '#kernel/game.ts'
import { seatSet } from '#kernel/seats.ts'
import { whyNot } from '#kernel/steps.ts'
import type { EitherAct } from './act.ts'
import type { Act1 } from './act-1/index.ts'
import type { Act2 } from './act-2/index.ts'
import { legacy } from './legacy.ts'
import type { en } from './messages/en.ts'
import { SEATS, seatOf } from './seats.ts'
import type { Setting } from './setting.ts'
import { become, type JawsState } from './state.ts'
import { type JawsView, view } from './view.ts'
import { vocabulary } from './words.ts'

/** What events and Domino Effect leave to choose from lies on the board. */
const OPEN: readonly string[] = [
  'jaws.ask.birthday',
  'jaws.ask.gather',
  'jaws.orca.ask.topple',
] satisfies Key<typeof en>[]

/** The shark's turn in Act 1, and what it locks in in Act 2. */
const PLANS: readonly string[] = ['jaws.ask.shark', 'jaws.orca.ask.choose'] satisfies Key<typeof en>[]

/** How the acts are opened. A page needs but the one it shows: of the other it knows nothing. */
export interface Acts {
  readonly openAct1?: (setting: Setting) => Act1
  readonly openAct2?: (setting: Setting) => Act2
}

/**
 * JAWS is two games, one after the other: this plays the act that is on, and hands over. `game.ts` adds what bots and laws
 * ask.
 */
export function playedJaws(setting: Setting, acts: Acts): PlayedGame<JawsState, JawsView> {
  const { options, content } = setting
  const act1 = (options.mode !== 'act-2' && acts.openAct1?.(setting)) || null
  const act2 = (options.mode !== 'act-1' && acts.openAct2?.(setting)) || null
  // A playout asks little else: called by its name an act can be inlined, which it cannot through `on`.
  const first: Pick<Act1, Hot> = act1 ?? unopened(1)
  const second: Pick<Act2, Hot> = act2 ?? unopened(2)
  /** The act that a match is in, for the state of it. */
  const on = (state: JawsState): EitherAct => {
    const act: EitherAct | null = state.act === 1 ? act1 : act2
    return act ?? notOpened(state.act)
  }
  const inAct = (act: 1 | 2, s: JawsState['s']): JawsState => ({ act, s }) as JawsState

  const game: PlayedGame<JawsState, JawsView> = {
    id: 'jaws',
    rules: setting.rules,
    options,
    seats: SEATS,
    vocabulary,
    draws: [...(act1?.draws ?? []), ...(act2?.draws ?? [])],

    // Rulebook, "Separately: Act 2": so many cards are dealt as the content says.
    setup: (chance, emit) =>
      options.mode === 'act-2'
        ? { act: 2, s: (act2 ?? notOpened(2)).begin(content.alone, chance, emit) }
        : { act: 1, s: (act1 ?? notOpened(1)).begin() },
    decisions: (state) => on(state).decisions(state.s),
    toAct: (state) => (state.act === 1 ? first.toAct(state.s) : second.toAct(state.s)),
    legal: (state, seat, into) =>
      state.act === 1 ? first.legal(state.s, seat, into) : second.legal(state.s, seat, into),
    apply(state, seat, action, chance, emit) {
      if (state.act === 2) return second.apply(state.s, seat, action, chance, emit)
      first.apply(state.s, seat, action, chance, emit)
      if (options.mode !== 'full' || act1?.outcome(state.s) === null) return
      // Act 2 begins with what is dealt.
      if (act2 === null) throw new Unknowable()
      become(state, { act: 2, s: act2.begin(legacy(setting, state.s.eaten), chance, emit) })
    },
    outcome: (state) => on(state).outcome(state.s),
    mayConfer: (state, seat) => on(state).mayConfer(state.s, seat),
    clone(state, into) {
      if (into?.act === state.act) {
        on(state).clone(state.s, into.s)
        return into
      }
      const copy = inAct(state.act, on(state).clone(state.s))
      if (into === undefined) return copy
      become(into, copy)
      return into
    },
    invariants: (state) => on(state).invariants(state.s),
    // Rules number 1 write a place for each act, one of them empty.
    write(state) {
      const written = on(state).write(state.s)
      return state.act === 1 ? { act1: written, act2: null } : { act1: null, act2: written }
    },
    read(written) {
      const { act1: first, act2: second } = written as { readonly act1: unknown; readonly act2: unknown }
      return first === null
        ? { act: 2, s: (act2 ?? notOpened(2)).read(second) }
        : { act: 1, s: (act1 ?? notOpened(1)).read(first) }
    },

    view: (state, viewer) =>
      view(
        options.mode,
        viewer,
        on(state).decisions(state.s),
        state.act === 1
          ? { act1: (act1 ?? notOpened(1)).view(state.s, viewer), act2: null }
          : { act1: null, act2: (act2 ?? notOpened(2)).view(state.s, viewer) },
      ),
    imaginer({ mine, act1: seen1, act2: seen2 }) {
      const viewer = seatSet(...mine.map(seatOf))
      if (seen1 !== null) {
        const imagine = (act1 ?? notOpened(1)).imaginer(seen1, viewer)
        return (chance) => ({ act: 1, s: imagine(chance) })
      }
      const imagine = (act2 ?? notOpened(2)).imaginer(seen2, viewer)
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
      seen.act1 === null
        ? (act2 ?? notOpened(2)).describe(seen.act2, action)
        : (act1 ?? notOpened(1)).describe(seen.act1, action),
    explain(seen, seat, action) {
      const state = game.imaginer(seen)(new FastChance(0))
      return whyNot(on(state), game, state.s, seat, action)
    },
  }
  return game
}

type Hot = 'toAct' | 'legal' | 'apply'

function unopened(act: 1 | 2): { readonly [name in Hot]: () => never } {
  const complain = () => notOpened(act)
  return { toAct: complain, legal: complain, apply: complain }
}

function notOpened(act: 1 | 2): never {
  throw new Error(`Act ${act} is played, and was not opened`)
}
