import type { Box, Game, Options } from '#kernel/game.ts'
import { sha256 } from '#kernel/hash.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { type SeatInfo, seatSet } from '#kernel/seats.ts'
import { sideShare } from '#lab/victory.ts'
import type { Bots } from './bots.ts'

export interface MatchPlan {
  readonly box: Box
  readonly options: Options
  readonly level: string
  readonly seed: string
}

/** Every other team beginning with the first, as on the ladder. */
function isFirst({ team }: SeatInfo): boolean {
  return team % 2 === 0
}

/** Plays a match by the rules of this checkout and tells how much of the victory the first side has. */
export function firstShareOf({ box, options, level, seed }: MatchPlan, first: Bots, second: Bots): number {
  const match = startMatch(box, prepareMatch(box, { options, seed: sha256(seed) }))
  const { game } = match
  const players = game.seats.map((seat) => {
    const { think, findBox } = isFirst(seat) ? first : second
    return { think, game: opened(findBox(box.id), options) }
  })
  for (let decision = 0; match.outcome === null; decision++) {
    const toAct = game.toAct(match.state)
    const seat = 31 - Math.clz32(toAct & -toAct)
    const player = players[seat]
    const view = game.view(match.state, seatSet(seat))
    const { action } = player.think(player.game, view, seat, { level, seed: `${seed} ${decision}` })
    match.submit(seat, [action])
  }
  return sideShare(game.seats, match.outcome, isFirst)
}

function opened(box: Box | undefined, options: Options): Game {
  if (box === undefined) throw new Error('the other checkout does not have this game')
  return box.open(box.options(options), box.shelf.builtIn)
}
