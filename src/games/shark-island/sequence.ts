import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { passagesOf, type Sequence } from '#kernel/steps.ts'
import { calendarPhase } from './calendar-phase.ts'
import { baseCombatLine } from './combat-phase/base-line.ts'
import { dealtCard, nextOffer, offer } from './combat-phase/battle.ts'
import { bonus, communication, endOfBattle, endOfCombat, nextBonus } from './combat-phase/end-of-battle.ts'
import { SHARK_SEAT } from './components.ts'
import { duskPhase } from './dusk-phase.ts'
import { happened } from './events.ts'
import { nextAction, performActions } from './hunter-phase/actions.ts'
import { nextHunter, powerUps, rollDice } from './hunter-phase/roll-dice.ts'
import { setSail } from './hunter-phase/set-sail.ts'
import { message } from './messages/message.ts'
import { foundShark, moveToShark, nextMover } from './search-phase/moving-to-the-shark.ts'
import { nextSearch, search, searcher } from './search-phase/search.ts'
import type { Setting } from './setting.ts'
import { placeFins } from './shark-phase/place-fins.ts'
import { sharkPhase } from './shark-phase/skill-card.ts'
import { spendCoins } from './shark-phase/spend-coins.ts'
import { aim, discardDown, overLimit, pay } from './skill-cards/play.ts'
import { AT, type IslandState, NO_WINNER, NOBODY, NONE, WILD_DRAWN } from './state.ts'
import { chooseStrategy } from './strategy.ts'
import { beginResponse, response } from './terrorize-phase/hunters-response.ts'
import { drawTerror, joinWild, placeWild } from './terrorize-phase/terror-tokens.ts'
import { terrorize } from './terrorize-phase/terrorize.ts'

/**
 * A game of Shark Island, as its rulebook has it.
 *
 * Game Setup ends with the Shark's secret choice of a strategy. Then turn follows turn, each of seven phases:
 *
 *   I.   Calendar Phase: the First Player token, a Calendar card, the row of tiles, False Fins, the day's event.
 *   II.  Shark Phase: a skill card; coins are spent; all fins are placed.
 *   III. Hunter Phase: each Hunter rolls dice, uses two of them, and sets sail or goes into dry dock.
 *   IV.  Search Phase: tile by tile the Hunters search; once the Shark is found, they may still move to it.
 *   V.   Combat Phase: base combat lines, the battle, its end; then Hunters In Communication.
 *   VI.  Terrorize Phase: the tile is turned; where the Shark was not found before, the Hunters may respond by combat.
 *   VII. Dusk Phase: everything goes back, and the next turn begins.
 *
 * In between, wherever the turn stands: the cost and the target of a card, hands over their limit, Terror tokens that
 * are due, and the Wild token.
 */
const steps = {
  strategy: chooseStrategy,

  // I.
  calendar: calendarPhase,

  // II.
  sharkPhase,
  spend: spendCoins,
  place: placeFins,

  // III.
  nextHunter,
  roll: rollDice,
  powerUps,
  nextAction,
  act: performActions,
  sail: setSail,

  // IV.
  nextSearch,
  searcher,
  search,
  foundShark,
  nextMover,
  found: moveToShark,

  // V.
  combat: baseCombatLine,
  nextOffer,
  offer,
  dealt: dealtCard,
  endOfBattle,
  communication,
  nextBonus,
  bonus,
  endOfCombat,

  // VI.
  terrorize,
  beginResponse,
  response,

  // VII.
  dusk: duskPhase,

  // In between.
  pay,
  aim,
  discard: discardDown,
  wild: placeWild,
  join: joinWild,
}

const passages = passagesOf<Setting, IslandState, keyof typeof steps>({ at: AT, steps })

export const sequence: Sequence<Setting, IslandState, keyof typeof steps> = {
  at: AT,
  steps,
  asks: (_setting, s) => seatSet(s.who),
  question: (_setting, s, step) => `turn-${s.turn}:${step}:${s.beat}`,
  otherwise: () => message('shark-island.no.step'),
  proceed(setting, s, chance, emit) {
    // Fins that are placed in secret, and votes given one by one, must not move the count that everyone sees.
    const isUnderWay = s.step === s.resume && (s.step === AT.place || s.step === AT.response)
    if (!isUnderWay) s.beat++
    goOn(setting, s, chance, emit)
  },
}

/** Goes on by itself until somebody has to be asked something. */
export function goOn(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  while (!asks(s)) {
    if (s.due > 0) drawTerror(setting, s, chance, emit)
    else passages[s.step]?.(setting, s, chance, emit)
  }
  if (s.step === AT.over) emit?.(happened('shark-island.over', {}))
}

/** Asks what has to be asked now, if anything; what comes in between first. */
function asks(s: IslandState): boolean {
  if (s.winner !== NO_WINNER) return ask(s, AT.over, s.who)
  if (s.aiming !== NONE) return ask(s, s.paying === NONE ? AT.aim : AT.pay, s.player)
  const overfull = overLimit(s)
  if (overfull !== NOBODY) return ask(s, AT.discard, overfull)
  if (s.token !== NONE) return ask(s, AT.join, SHARK_SEAT)
  if (s.wild === WILD_DRAWN) return ask(s, AT.wild, SHARK_SEAT)
  if (s.due > 0 || passages[s.step] !== undefined) return false
  return ask(s, s.step, s.actor)
}

/** Remembers where the turn goes on after the answer. */
function ask(s: IslandState, step: number, who: Seat): true {
  s.resume = s.step
  s.step = step
  s.who = who
  return true
}
