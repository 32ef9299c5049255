import { total } from '#kernel/counts.ts'
import { hasSeat, type Seat } from '#kernel/seats.ts'
import { COINS as ALL_COINS, SHARK_SEAT } from '../components.ts'
import { sightingLimit } from '../hunter-phase/sightings.ts'
import { isMovable } from '../hunters.ts'
import { canHeal, rerollsLeft } from '../resources.ts'
import type { CardSetting, Setting } from '../setting.ts'
import { AT, type IslandState, NOBODY } from '../state.ts'
import {
  BITE,
  BLANK,
  COINS,
  DAMAGE,
  type Effect,
  FIGHT,
  FINDS,
  FINS_MORE,
  FREE_SIGHTINGS,
  FRENZY,
  HAZARDS,
  HEAL,
  HIDE,
  MOVE,
  REPAIR,
  REROLLS,
  REVEALS,
  SHIELD,
  SIGHTINGS,
  SPOIL,
} from './effect.ts'

const TURN = 0
const SEARCH = 1
const FOUND = 2
const COMBAT = 3
const SHARK = 4

/** At which of the moments for playing cards a step is, or -1. */
function windowOf(step: number): number {
  switch (step) {
    case AT.act:
    case AT.sail:
      return TURN
    case AT.search:
      return SEARCH
    case AT.found:
      return FOUND
    case AT.offer:
      return COMBAT
    case AT.spend:
      return SHARK
    default:
      return -1
  }
}

export function isItsMoment(s: IslandState, card: CardSetting): boolean {
  return card.window === windowOf(s.step)
}

/** A card can be played at its moment, if it would do something for somebody and its cost can be paid. */
export function canPlay(setting: Setting, s: IslandState, seat: Seat, card: CardSetting): boolean {
  if (!isItsMoment(s, card)) return false
  if (card.costsCard && s.hands[seat].length < 2) return false
  return nextTarget(setting, s, seat, card, NOBODY) !== NOBODY
}

/**
 * Rulebook, "Characters and Card Effects", "Anchor Icon", "Life Preserver Icon": an anchor helps its own Hunter, a life
 * preserver any. Returns the next seat after `after` that the card can be meant for, or NOBODY.
 */
export function nextTarget(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  card: CardSetting,
  after: Seat,
): Seat {
  const bites = card.first.kind === BITE
  if (!card.shared && !bites) return after < seat && helps(setting, s, card, seat) ? seat : NOBODY
  for (let target = Math.max(1, after + 1); target < setting.seats.length; target++)
    if (helps(setting, s, card, target)) return target
  return NOBODY
}

function helps(setting: Setting, s: IslandState, { effects }: CardSetting, target: Seat): boolean {
  for (let i = 0; i < effects.length; i++) if (does(setting, s, effects[i], target)) return true
  return false
}

/** Whether an effect changes anything, as far as everyone at the table can see. */
function does(setting: Setting, s: IslandState, effect: Effect, target: Seat): boolean {
  switch (effect.kind) {
    case REROLLS:
      return rerollsLeft(s) > 0
    case REPAIR:
      return s.damage[target] > 0
    case SIGHTINGS:
      return hasFins(setting, s, true)
    case FREE_SIGHTINGS:
      return hasFins(setting, s, false)
    case REVEALS:
    case FINDS:
      return s.downs[s.searching] > 0
    case MOVE:
      return isMovable(setting, s, target)
    case DAMAGE:
    case SHIELD:
      return hasSeat(s.active, target)
    case FIGHT:
      return !hasSeat(s.passed, target)
    case BITE:
      return s.damage[target] < setting.seats[target].craft
    case FRENZY:
    case HIDE:
      return s.active !== 0
    case HEAL:
      return canHeal(setting, s)
    case COINS:
      return target === SHARK_SEAT && s.coins < ALL_COINS
    case FINS_MORE:
      return total(s.pool) > 0
    case HAZARDS:
      return !s.hazards
    case BLANK:
      return !s.blank
    case SPOIL:
      return total(s.rerolls) > 0
    default:
      return true
  }
}

function hasFins(setting: Setting, s: IslandState, withinLimit: boolean): boolean {
  for (let tile = 0; tile < s.row.length; tile++)
    if (s.downs[tile] > 0 && (!withinLimit || s.sighted[tile] < sightingLimit(setting, s, tile))) return true
  return false
}
