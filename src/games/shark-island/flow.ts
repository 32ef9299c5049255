import type { Chance } from '../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../kernel/event.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Action } from '../../kernel/vocabulary.ts'
import { beginSharkPhase, calendarPhase } from './calendar-phase.ts'
import { baseCombatLine } from './combat-phase/base-line.ts'
import { dealtCard, nextOffer, offer } from './combat-phase/battle.ts'
import { bonus, combatEnd, communication, endOfBattle, nextBonus } from './combat-phase/end-of-battle.ts'
import { SHARK_SEAT } from './components.ts'
import { duskPhase } from './dusk-phase.ts'
import { nextAction, performActions } from './hunter-phase/actions.ts'
import { nextHunter, powerUps, rollDice } from './hunter-phase/roll-dice.ts'
import { setSail } from './hunter-phase/set-sail.ts'
import { foundShark, moveToShark, nextMover, nextSearch, search, searcher } from './search-phase.ts'
import type { Setting } from './setting.ts'
import { placeFins } from './shark-phase/place-fins.ts'
import { spendCoins } from './shark-phase/spend-coins.ts'
import { aim, discardDown, overLimit, pay } from './skill-cards/play.ts'
import {
  AT_AIM,
  AT_DISCARD,
  AT_JOIN,
  AT_PAY,
  AT_PLACE,
  AT_RESPONSE,
  AT_WILD,
  type IslandState,
  NO_WINNER,
  NOBODY,
  NONE,
  OVER,
  TO_CALENDAR,
  WILD_DRAWN,
} from './state.ts'
import type { Question, Step } from './step.ts'
import { chooseStrategy } from './strategy.ts'
import { beginResponse, response } from './terrorize-phase/hunters-response.ts'
import { drawTerror, joinWild, placeWild } from './terrorize-phase/terror-tokens.ts'
import { terrorize } from './terrorize-phase/terrorize.ts'
import { DONE } from './words.ts'

/** In the order of QUESTIONS. */
export const questions: readonly Question[] = [
  chooseStrategy,
  spendCoins,
  placeFins,
  rollDice,
  performActions,
  setSail,
  search,
  moveToShark,
  offer,
  dealtCard,
  bonus,
  response,
  discardDown,
  pay,
  aim,
  placeWild,
  joinWild,
]

/** From TO_CALENDAR on. */
const steps: readonly Step[] = [
  calendarPhase,
  beginSharkPhase,
  nextHunter,
  powerUps,
  nextAction,
  nextSearch,
  searcher,
  foundShark,
  nextMover,
  baseCombatLine,
  nextOffer,
  endOfBattle,
  communication,
  nextBonus,
  combatEnd,
  terrorize,
  beginResponse,
  duskPhase,
]

export function apply(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  action: Action,
  chance: Chance,
  emit?: Emit,
): void {
  const { ask } = s
  questions[ask].apply(setting, s, seat, action, chance, emit)
  // What is secret or answered together must not move the count that everyone sees.
  if ((ask !== AT_PLACE || action === DONE) && (ask !== AT_RESPONSE || s.step !== AT_RESPONSE)) s.beat++
  proceed(setting, s, chance, emit)
}

/** Goes on by itself until somebody has to be asked something. */
export function proceed(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  for (;;) {
    if (s.winner !== NO_WINNER) {
      s.ask = OVER
      emit?.(happened('shark-island.over', {}))
      return
    }
    const between = askedBetween(s)
    if (between !== NONE) {
      s.ask = between
      return
    }
    if (s.due > 0) drawTerror(setting, s, chance, emit)
    else if (s.step >= TO_CALENDAR) steps[s.step - TO_CALENDAR](setting, s, chance, emit)
    else {
      s.ask = s.step
      s.who = s.actor
      return
    }
  }
}

/** What must be answered before anything else goes on, or NONE; sets whom. */
function askedBetween(s: IslandState): number {
  if (s.aiming !== NONE) {
    s.who = s.player
    return s.paying === NONE ? AT_AIM : AT_PAY
  }
  const over = overLimit(s)
  if (over !== NOBODY) {
    s.who = over
    return AT_DISCARD
  }
  if (s.wild !== WILD_DRAWN && s.token === NONE) return NONE
  s.who = SHARK_SEAT
  return s.token === NONE ? AT_WILD : AT_JOIN
}
