import type { Chance } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import {
  BUY_CARD,
  BUY_FIN,
  BUY_HAZARDS,
  BUY_HEAL,
  BUY_NIGHT,
  DICE,
  ICONS,
  type IconId,
  PRICES,
  SHARK_ICON,
  SHARK_SEAT,
  WARES,
} from '../components.ts'
import { rollDie } from '../dice.ts'
import { happened } from '../events.ts'
import { drawFalseFins, gainHazards } from '../fins.ts'
import { message } from '../messages/message.ts'
import { canHeal, heal } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { drawSkill } from '../skill-cards/deck.ts'
import { legalPlays, play, refusePlay } from '../skill-cards/play.ts'
import { AT, type IslandState } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { BUY, DONE, PLAY } from '../words.ts'

/** Rulebook, "Spend Shark Coins"; cards may be played besides. */
export const spendCoins: IslandStep = {
  legal(setting, s, seat, into) {
    let count = 0
    for (let ware = 0; ware < WARES.length; ware++)
      if (s.coins >= PRICES[ware] && isForSale(setting, s, ware)) into[count++] = BUY.of(ware)
    count = legalPlays(setting, s, seat, into, count)
    into[count++] = DONE
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    if (action === DONE) s.step = AT.place
    else if (PLAY.has(action)) play(setting, s, seat, PLAY.thing(action), chance, emit)
    else buy(setting, s, BUY.thing(action), chance, emit)
  },
  prompt: (_setting, s) => message('shark-island.ask.spend', { count: s.coins }),
  refuse(setting, s, seat, action) {
    if (!BUY.has(action)) return refusePlay(setting, s, seat, action)
    const ware = BUY.thing(action)
    if (s.coins < PRICES[ware]) return message('shark-island.no.coins', { count: PRICES[ware] })
    return message(NOT_FOR_SALE[ware])
  },
}

const NOT_FOR_SALE = [
  'shark-island.no.fins-left',
  'shark-island.no.hazards-twice',
  'shark-island.no.use',
  'shark-island.no.heal',
  'shark-island.no.night-twice',
] as const

function isForSale(setting: Setting, s: IslandState, ware: number): boolean {
  switch (ware) {
    case BUY_FIN:
      return total(s.pool) > 0
    case BUY_HAZARDS:
      return !s.hazards
    case BUY_HEAL:
      return canHeal(setting, s)
    case BUY_NIGHT:
      return !s.night
    default:
      return true
  }
}

function buy(setting: Setting, s: IslandState, ware: number, chance: Chance, emit?: Emit): void {
  const price = PRICES[ware]
  s.coins -= price
  emit?.(happened('shark-island.bought', { ware: WARES[ware], count: price, coins: s.coins }))
  switch (ware) {
    case BUY_FIN:
      drawFalseFins(setting, s, 1, chance, emit)
      break
    case BUY_HAZARDS:
      gainHazards(s, emit)
      break
    case BUY_CARD:
      drawSkill(setting, s, SHARK_SEAT, 1, chance, emit)
      break
    case BUY_HEAL:
      heal(setting, s, 1, emit)
      break
    default:
      terrorizeAtNight(setting, s, chance, emit)
      break
  }
}

/** Rulebook, "Shark Coins Terror": one Terror token if any of three dice shows a Shark; once a turn. */
function terrorizeAtNight(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  s.night = true
  let sharks = 0
  const icons: IconId[] | null = emit ? [] : null
  for (let die = 0; die < DICE; die++) {
    const icon = rollDie(setting, chance)
    if (icon === SHARK_ICON) sharks++
    icons?.push(ICONS[icon])
  }
  if (emit && icons !== null) emit(happened('shark-island.night', { icons }))
  if (sharks > 0) s.due++
  else emit?.(happened('shark-island.night-calm', {}))
}
