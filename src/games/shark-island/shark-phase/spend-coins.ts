import type { Chance } from '../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { drawFalseFins } from '../calendar-phase.ts'
import {
  BUY_CARD,
  BUY_FIN,
  BUY_HAZARDS,
  BUY_HEAL,
  BUY_NIGHT,
  DICE,
  ICONS,
  PRICES,
  SHARK_ICON,
  SHARK_SEAT,
  WARES,
} from '../components.ts'
import { canHeal, drawSkill, heal } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { gainHazards } from '../skill-cards/effects.ts'
import { isPlay, legalPlays, play, refusePlay } from '../skill-cards/play.ts'
import { AT_PLACE, type IslandState, total } from '../state.ts'
import { isOf, type Question } from '../step.ts'
import { BUY, DONE, PLAY } from '../words.ts'

/** II. Shark Phase, step 2: spend Shark coins, and play cards. */
export const spendCoins: Question = {
  legal(setting, s, seat, into) {
    let count = 0
    for (let ware = 0; ware < WARES.length; ware++)
      if (s.coins >= PRICES[ware] && isForSale(setting, s, ware)) into[count++] = BUY + ware
    count = legalPlays(setting, s, seat, into, count)
    into[count++] = DONE
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    if (action === DONE) s.step = AT_PLACE
    else if (isPlay(action)) play(setting, s, seat, action - PLAY, chance, emit)
    else buy(setting, s, action - BUY, chance, emit)
  },
  prompt: (_setting, s) => message('shark-island.ask.spend', { count: s.coins }),
  refuse(setting, s, seat, action) {
    if (!isOf(action, BUY, WARES.length)) return refusePlay(setting, s, seat, action)
    const ware = action - BUY
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
]

function isForSale(setting: Setting, s: IslandState, ware: number): boolean {
  switch (ware) {
    case BUY_FIN:
      return total(s.pool) > 0
    case BUY_HAZARDS:
      return s.hazards === 0
    case BUY_HEAL:
      return canHeal(setting, s)
    case BUY_NIGHT:
      return s.night === 0
    default:
      return true
  }
}

function buy(setting: Setting, s: IslandState, ware: number, chance: Chance, emit?: Emit): void {
  s.coins -= PRICES[ware]
  emit?.(happened('shark-island.bought', { ware: WARES[ware], count: PRICES[ware] }))
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

/** One Terror token if any of three dice shows a Shark; once a turn. */
function terrorizeAtNight(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  s.night = 1
  let sharks = 0
  const icons: string[] | null = emit ? [] : null
  for (let die = 0; die < DICE; die++) {
    const icon = chance.take(setting.draws.die, setting.faces, 6)
    if (icon === SHARK_ICON) sharks++
    icons?.push(ICONS[icon])
  }
  if (emit && icons !== null) emit(happened('shark-island.night', { icons }))
  if (sharks > 0) s.due++
  else emit?.(happened('shark-island.night-calm', {}))
}
