import type { GameEvent } from '../event.ts'
import type { Box } from '../game.ts'
import { beginPlay } from './play.ts'

export interface SightPlan {
  readonly options: readonly unknown[]
  /** Tells when to stop, and hears how far it is. */
  readonly goOn: (games: number, unseen: number) => boolean
  readonly seed: string
  /** Content packs that bring out what the usual content hardly ever shows; played in turn with it. */
  readonly packs?: readonly unknown[]
  /** Sights that random play cannot reach; somebody has to lay them out by hand. */
  readonly beyond?: readonly string[]
}

export interface SightReport {
  readonly games: number
  readonly sights: number
  readonly unseen: readonly string[]
}

/** Plays until every card, tile, ability and branch of the rules was seen, or until it is told to stop. */
export function seeEverything(box: Box, plan: SightPlan): SightReport {
  const unseen = new Set(
    plan.options.flatMap((options) => box.open(box.options(options), box.shelf.builtIn).sights),
  )
  for (const sight of plan.beyond ?? []) unseen.delete(sight)
  const sights = unseen.size
  const packs = [undefined, ...(plan.packs ?? [])]
  let games = 0
  while (unseen.size > 0 && plan.goOn(games, unseen.size)) {
    const options = plan.options[games % plan.options.length]
    const pack = packs[Math.floor(games / plan.options.length) % packs.length]
    const { match, player } = beginPlay(box, options, `${plan.seed}/${games}`, pack)
    const { game } = match
    const see = (events: readonly GameEvent[]): void => {
      for (const event of events) for (const sight of game.sighted(event)) unseen.delete(sight)
    }
    see(match.opening)
    while (match.outcome === null) {
      const seat = player.seat(game.toAct(match.state))
      see(match.submit(seat, [player.action(match.legal(seat))]))
    }
    games++
  }
  return { games, sights, unseen: [...unseen].sort() }
}
