import { seatsAsked } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import type { Box } from '../game.ts'
import { beginNumbered, type Run } from './numbered.ts'
import { guard, type Play } from './play.ts'
import { checkSaid } from './words.ts'

export interface SightPlan extends Run {
  /** Called before each game with how many were played and how many sights are missing; false stops. */
  readonly goOn: (games: number, unseen: number) => boolean
  /** Sights that random play does not reach; tests lay them out by hand. */
  readonly beyond?: readonly string[]
}

export interface SightReport {
  readonly games: number
  readonly sights: number
  readonly unseen: readonly string[]
}

/** Plays until every card, tile, ability and branch of the rules was seen, or until it is told to stop. */
export function seeEverything(box: Box, plan: SightPlan): SightReport {
  const unseen = sightsToSee(box, plan)
  if (unseen.size === 0)
    throw new Error(`${box.id} has no sights: nothing would tell whether all of it was played`)
  for (const sight of plan.beyond ?? []) unseen.delete(sight)
  const sights = unseen.size
  let games = 0
  while (unseen.size > 0 && plan.goOn(games, unseen.size))
    for (const sight of sightsOf(beginNumbered(box, plan, 'sight', games++))) unseen.delete(sight)
  return { games, sights, unseen: [...unseen].sort() }
}

/** Everything that must be seen happening: at every table, with the content of the box and with each pack. */
function sightsToSee({ shelf, options, open }: Box, { options: tables, packs = [] }: Run): Set<string> {
  const contents = [shelf.builtIn, ...packs.map((pack) => shelf.load(pack))]
  return new Set(
    contents.flatMap((content) => tables.flatMap((given) => open(options(given), content).sights)),
  )
}

/** All that is seen in one game; whatever is told on the way is said in every language. */
export function sightsOf(play: Play): Set<string> {
  const seen = new Set<string>()
  const { match, player } = play
  const { game } = match
  const see = (events: readonly GameEvent[]): void => {
    for (const event of events) for (const sight of game.sighted(event)) seen.add(sight)
    checkSaid(play, events)
  }
  guard(play, () => {
    see(match.opening)
    while (match.outcome === null) {
      const seat = player.seat(seatsAsked(game.decisions(match.state)))
      see(match.submit(seat, [player.action(match.legal(seat))]))
    }
  })
  return seen
}
