import type { Chance, Draw } from '#kernel/chance/chance.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import { total } from '#kernel/counts.ts'
import type { Game, SecretTurns } from '#kernel/game.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { allSeats, hasSeat, seatSet, type Viewer } from '#kernel/seats.ts'
import { playSteps, whyNot } from '#kernel/steps.ts'
import type { OystersContent } from './content.ts'
import { imaginer } from './imagine.ts'
import { message } from './messages.ts'
import { sequence } from './sequence.ts'
import { CARD, DIE, type OystersOptions, type Setting, settingOf } from './setting.ts'
import { AT, clone, emptyState, NOWHERE, type OystersState } from './state.ts'
import { deal } from './steps/lay.ts'
import { type OystersView, view } from './view.ts'
import { DONE, PUT, SHELLS, vocabulary } from './words.ts'
import { rules7 } from './written.ts'

export const RULES = 7

const PLANS = ['oysters.ask.lay', 'oysters.ask.hide']

export function oystersGame(
  options: OystersOptions,
  content: OystersContent,
): Game<OystersState, OystersView> {
  const setting = settingOf(options, content)
  const steps = playSteps(setting, sequence)
  const seats = setting.seats.map((id, team) => ({ id, team }))
  const seen = (s: OystersState, viewer: Viewer) => view(setting, s, viewer, steps.decisions(s))
  return {
    id: 'oysters',
    rules: RULES,
    options: { ...options },
    seats,
    vocabulary,
    draws: [CARD, DIE],
    sights: [],
    setup(chance, emit) {
      const s = emptyState(setting)
      deal(setting, s, chance, emit)
      return s
    },
    decisions: steps.decisions,
    toAct: steps.toAct,
    asksForPlan: ({ prompt }) => PLANS.includes(prompt.key),
    legal: steps.legal,
    apply: steps.apply,
    outcome: (s) => outcome(s),
    view: seen,
    imaginer: (view) => imaginer(setting, view),
    twins: (s, viewer, chance) =>
      viewer === allSeats(setting.players) ? null : imaginer(setting, seen(s, viewer))(chance),
    secretTurns: (s, viewer, chance) => secretTurns(s, viewer, chance),
    secrets: (s, viewer) =>
      s.step === AT.seek && !hasSeat(viewer, s.diver) ? [`the pearl is in ${SHELLS[s.pearl]}`] : [],
    describe: (_view, action) => message('oysters.do', { action: vocabulary.text(action) }),
    explain: (view, seat, action) =>
      whyNot(steps, { seats, vocabulary }, imaginer(setting, view)(new FastChance(0)), seat, action),
    sighted: () => [],
    mayConfer: () => true,
    knowledge: {
      evaluate: (s, into) => into.set(s.points.map((points) => points / setting.rounds)),
      foresee: (s, into) => into.set(s.points.map((points) => points / setting.rounds)),
      playout: (_s, _seat, actions, count, chance) => actions[chance.upTo(count)],
      horizon: 100,
      isBlind: (s) => s.step === AT.lay,
      isSeen: (s, _seat, action) => s.step !== AT.hide || action === DONE,
    },
    clone,
    ...rules7,
    invariants: (s) => invariants(setting, s),
  }
}

function outcome(s: OystersState): Outcome | null {
  if (s.step !== AT.over) return null
  const most = Math.max(...s.points)
  return {
    winners: seatSet(...s.points.flatMap((points, seat) => (points === most ? [seat] : []))),
    scores: [...s.points],
    tieBreak: null,
    why: message('oysters.over'),
  }
}

/** The pearl goes into a shell, or into one after another; nobody else can tell. */
function secretTurns(s: OystersState, viewer: Viewer, chance: Chance): SecretTurns<OystersState> | null {
  if (s.step !== AT.hide || s.pearl !== NOWHERE || hasSeat(viewer, s.diver)) return null
  const at = chance.pick(HIDE)
  const other = (at + 1 + chance.pick(HIDE, SHELLS.length - 1)) % SHELLS.length
  return {
    seat: s.diver,
    turns: [
      { state: s, actions: [PUT.of(at), DONE] },
      { state: s, actions: [PUT.of(at), PUT.of(other), DONE] },
    ],
  }
}

const HIDE: Draw = { label: 'hide', stream: 'hidden', outcomes: SHELLS }

function invariants(setting: Setting, s: OystersState): string[] {
  const laid = s.laid.filter((card) => card > 0).length
  const cards = total(s.deck) + total(s.discards) + laid + total(s.hands.map((hand) => hand.length))
  const all = total(setting.content.cards)
  return cards === all ? [] : [`there are ${cards} cards, not ${all}`]
}
