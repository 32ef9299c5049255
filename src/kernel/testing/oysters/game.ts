import type { Chance, Draw } from '../../chance/chance.ts'
import { FastChance } from '../../chance/fast.ts'
import type { Game, SecretTurns } from '../../game.ts'
import { type Message, message } from '../../message.ts'
import type { Outcome } from '../../outcome.ts'
import { allSeats, hasSeat, type Seat, seatSet, type Viewer } from '../../seats.ts'
import type { Action } from '../../vocabulary.ts'
import type { OystersContent } from './content.ts'
import { imaginer } from './imagine.ts'
import { apply, decisions, legal, setup, toAct } from './rules.ts'
import { CARD, DIE, type OystersOptions, type Setting, settingOf } from './setting.ts'
import { clone, NOWHERE, type OystersState, total } from './state.ts'
import { type OystersView, view } from './view.ts'
import { DONE, PUT, SHELLS, SWAP, vocabulary } from './words.ts'

export const RULES = 7

const PLANS = ['oysters.ask.lay', 'oysters.ask.hide']

export function oystersGame(
  options: OystersOptions,
  content: OystersContent,
): Game<OystersState, OystersView> {
  const setting = settingOf(options, content)
  return {
    id: 'oysters',
    rules: RULES,
    options: { ...options },
    seats: setting.seats.map((id, team) => ({ id, team })),
    vocabulary,
    draws: [CARD, DIE],
    sights: [],
    setup: (chance, emit) => setup(setting, chance, emit),
    decisions: (s) => decisions(setting, s),
    toAct: (s) => toAct(setting, s),
    asksForPlan: ({ prompt }) => PLANS.includes(prompt.key),
    legal: (s, seat, into) => legal(setting, s, seat, into),
    apply: (s, seat, action, chance, emit) => apply(setting, s, seat, action, chance, emit),
    outcome: (s) => outcome(s),
    view: (s, viewer) => view(setting, s, viewer),
    imaginer: (seen) => imaginer(setting, seen),
    twins: (s, viewer, chance) =>
      viewer === allSeats(setting.players) ? null : imaginer(setting, view(setting, s, viewer))(chance),
    secretTurns: (s, viewer, chance) => secretTurns(s, viewer, chance),
    secrets: (s, viewer) =>
      s.phase === 'seek' && !hasSeat(viewer, s.diver) ? [`the pearl is in ${SHELLS[s.pearl]}`] : [],
    describe: (_seen, action) => message('oysters.do', { action: vocabulary.text(action) }),
    explain: (seen, seat, action) => explain(setting, seen, seat, action),
    sighted: () => [],
    mayConfer: () => true,
    knowledge: {
      evaluate: (s, into) => into.set(s.points.map((points) => points / setting.rounds)),
      foresee: (s, into) => into.set(s.points.map((points) => points / setting.rounds)),
      playout: (_s, _seat, actions, count, chance) => actions[chance.upTo(count)],
      horizon: 100,
      isBlind: (s) => s.phase === 'lay',
      isSeen: (s, _seat, action) => s.phase !== 'hide' || action === DONE,
    },
    clone,
    invariants: (s) => invariants(setting, s),
  }
}

function outcome(s: OystersState): Outcome | null {
  if (s.phase !== 'over') return null
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
  if (s.phase !== 'hide' || s.pearl !== NOWHERE || hasSeat(viewer, s.diver)) return null
  const at = chance.pick(HIDE)
  const other = (at + 1 + chance.pick(HIDE, SHELLS.length - 1)) % SHELLS.length
  return {
    seat: s.diver,
    turns: [
      { state: s, actions: [PUT + at, DONE] },
      { state: s, actions: [PUT + at, PUT + other, DONE] },
    ],
  }
}

const HIDE: Draw = { label: 'hide', stream: 'hidden', outcomes: SHELLS }

function explain(setting: Setting, seen: OystersView, seat: Seat, action: Action): Message | null {
  const s = imaginer(setting, seen)(new FastChance(0))
  const into = new Uint16Array(vocabulary.size)
  if (into.subarray(0, legal(setting, s, seat, into)).includes(action)) return null
  if (s.phase === 'lay' && action < SWAP) return message('oysters.no.card', { card: String(action + 1) })
  if (s.phase === 'hide' && action === DONE && s.pearl === NOWHERE) return message('oysters.no.pearl')
  return message('oysters.no.now')
}

function invariants(setting: Setting, s: OystersState): string[] {
  const laid = s.laid.filter((card) => card > 0).length
  const cards = total(s.deck) + total(s.discards) + laid + total(s.hands.map((hand) => hand.length))
  const all = total(setting.content.cards)
  return cards === all ? [] : [`there are ${cards} cards, not ${all}`]
}
