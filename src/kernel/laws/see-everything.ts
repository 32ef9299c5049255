import type { GameEvent } from '../event.ts'
import type { Box } from '../game.ts'
import { beginNumbered, type Run } from './numbered.ts'
import { guard, type Play } from './play.ts'

export interface SightPlan extends Run {
  /** Tells when to stop, and hears how far it is. */
  readonly goOn: (games: number, unseen: number) => boolean
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
  let games = 0
  while (unseen.size > 0 && plan.goOn(games, unseen.size))
    for (const sight of sightsOf(beginNumbered(box, plan, 'sight', games++))) unseen.delete(sight)
  return { games, sights, unseen: [...unseen].sort() }
}

/** All that is seen in one game. */
export function sightsOf(play: Play): Set<string> {
  const seen = new Set<string>()
  const { match, player } = play
  const { game } = match
  const see = (events: readonly GameEvent[]): void => {
    for (const event of events) for (const sight of game.sighted(event)) seen.add(sight)
  }
  guard(play, () => {
    see(match.opening)
    while (match.outcome === null) {
      const seat = player.seat(game.toAct(match.state))
      see(match.submit(seat, [player.action(match.legal(seat))]))
    }
  })
  return seen
}
