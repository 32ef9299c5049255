import { FastChance } from '#kernel/chance/fast.ts'
import { type Bot, legalFor } from './bot.ts'

export const random: Bot = (game, view, seat, { seed }) => {
  const chance = new FastChance(seed)
  const legal = legalFor(game, game.imaginer(view)(chance), seat)
  return {
    action: legal[chance.upTo(legal.length)],
    legal,
    mixture: legal.map(() => 1 / legal.length),
    iterations: 0,
  }
}
