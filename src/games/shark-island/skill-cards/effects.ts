import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { drawFalseFins, gainHazards } from '../fins.ts'
import { hurt, moveToFound, repair } from '../hunters.ts'
import { gainCoins, gainRerolls, heal, wound } from '../resources.ts'
import { rollSearch } from '../search-phase/search-dice.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'
import { drawSkill } from './deck.ts'
import {
  BITE,
  BLANK,
  CARDS,
  COINS,
  CONVERGE,
  DAMAGE,
  DICE,
  type Effect,
  FIGHT,
  FINS_MORE,
  FREE_SIGHTINGS,
  FRENZY,
  GAIN_CARDS,
  GAIN_COINS,
  GAIN_REPAIR,
  GAIN_REROLLS,
  GAIN_REVEALS,
  GAIN_WOUNDS,
  HAZARDS,
  HEAL,
  HIDE,
  MOVE,
  REPAIR,
  REROLLS,
  REVEALS,
  SEARCH_DICE,
  SHIELD,
  SIGHTING_LIMIT,
  SIGHTINGS,
  SPOIL,
} from './effect.ts'

/** Does what an effect says, to or for one seat. What an event gives each combat is counted when a combat begins. */
export function applyEffect(
  setting: Setting,
  s: IslandState,
  effect: Effect,
  seat: Seat,
  chance: Chance,
  emit?: Emit,
): void {
  const { kind, count } = effect
  switch (kind) {
    case REROLLS:
      gainRerolls(setting, s, seat, count, emit)
      break
    case REPAIR:
      repair(setting, s, seat, count, emit)
      break
    case CARDS:
      drawSkill(setting, s, seat, count, chance, emit)
      break
    case SIGHTINGS:
      s.sightings += count
      break
    case FREE_SIGHTINGS:
      s.freeSightings += count
      break
    case DICE:
      rollSearch(setting, s, count, chance, emit)
      break
    case REVEALS:
      s.binoculars += count
      break
    case DAMAGE:
      s.damageUp[seat] += count
      break
    case FIGHT:
      s.fight[seat] += count
      break
    case SHIELD:
      s.shield[seat] += count
      break
    case HEAL:
      heal(setting, s, count, emit)
      break
    case COINS:
      gainCoins(s, count, 'card', emit)
      break
    case FINS_MORE:
      drawFalseFins(setting, s, count, chance, emit)
      break
    case SPOIL:
      spoil(setting, s, count, emit)
      break
    case BITE:
      if (hurt(setting, s, seat, count, emit)) s.sunk = true
      break
    case FRENZY:
      s.frenzy += count
      break
    case HIDE:
      s.hide += count
      break
    case SIGHTING_LIMIT:
      s.limitShift += count
      break
    case SEARCH_DICE:
      s.searchShift += count
      break
    case MOVE:
      moveToFound(setting, s, seat, emit)
      break
    case HAZARDS:
      gainHazards(s, emit)
      break
    case BLANK:
      s.blank = true
      break
    case CONVERGE:
      s.converge = true
      break
  }
}

/** What finding a False Fin brings to the Hunter who found it. */
export function applyGain(
  setting: Setting,
  s: IslandState,
  { gain, count }: Effect,
  seat: Seat,
  chance: Chance,
  emit?: Emit,
): void {
  switch (gain) {
    case GAIN_WOUNDS:
      wound(s, count, emit)
      break
    case GAIN_CARDS:
      drawSkill(setting, s, seat, count, chance, emit)
      break
    case GAIN_REROLLS:
      gainRerolls(setting, s, seat, count, emit)
      break
    case GAIN_REVEALS:
      s.binoculars += count
      break
    case GAIN_REPAIR:
      repair(setting, s, seat, count, emit)
      break
    case GAIN_COINS:
      gainCoins(s, count, 'find', emit)
      break
  }
}

/** Each Hunter gives up Reroll tokens. */
function spoil(setting: Setting, s: IslandState, count: number, emit?: Emit): void {
  for (let seat = 1; seat < setting.seats.length; seat++) {
    const lost = Math.min(count, s.rerolls[seat])
    if (lost === 0) continue
    s.rerolls[seat] -= lost
    const rerolls = s.rerolls[seat]
    emit?.(happened('shark-island.spoiled', { seat: setting.seats[seat].id, count: lost, rerolls }))
  }
}
