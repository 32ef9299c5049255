import { FastChance } from '#kernel/chance/fast.ts'
import { type Bot, certain, legalFor } from './bot.ts'

/** Imagined states each action is tried on; every action sees the same ones. */
const SAMPLES = 12

/** One step ahead: what leads to the best position on average. */
export const greedy: Bot = (game, view, seat, { seed }) => {
  const imagine = game.imaginer(view)
  const worlds = Array.from({ length: SAMPLES }, (_, sample) =>
    imagine(new FastChance(`${seed} world ${sample}`)),
  )
  const legal = legalFor(game, worlds[0], seat)
  if (legal.length === 1) return certain(legal, legal[0])
  const shares = new Float64Array(game.seats.length)
  const tieBreak = new FastChance(seed)
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    let worth = tieBreak.upTo(1000) * 1e-9
    for (const [sample, world] of worlds.entries()) {
      const next = game.clone(world)
      game.apply(next, seat, action, new FastChance(`${seed} draw ${sample}`))
      game.knowledge.evaluate(next, shares)
      worth += shares[seat]
    }
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return certain(legal, best)
}
