import type { Action } from '#kernel/vocabulary.ts'
import { BUY_HEAL, SHARK_HAND, SHARK_SEAT, WARES } from '../components.ts'
import type { Setting } from '../setting.ts'
import { spendCoins } from '../shark-phase/spend-coins.ts'
import type { IslandState } from '../state.ts'
import { BUY, DONE, PLAY } from '../words.ts'

/** Every ware, every card in hand with the one just drawn, and to be done. */
const legal = new Uint16Array(WARES.length + SHARK_HAND + 2)

/** Spends by rule of thumb: heals as long as it can, plays what it can, and keeps the other coins for its wounds. */
export function spendThriftily(setting: Setting, s: IslandState): Action {
  const choices = legal.subarray(0, spendCoins.legal(setting, s, SHARK_SEAT, legal))
  if (choices.includes(BUY.of(BUY_HEAL))) return BUY.of(BUY_HEAL)
  return choices.find((action) => PLAY.has(action)) ?? DONE
}
