import type { Box, Game, Options } from '#kernel/game.ts'
import { sha256 } from '#kernel/hash.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { type SeatInfo, seatSet } from '#kernel/seats.ts'
import { sideShare } from '#lab/victory.ts'
import type { Bots } from './bots.ts'

export interface MatchPlan {
  readonly box: Box
  readonly rules: number
  readonly options: Options
  readonly level: string
  readonly seed: string
}

/** Every other team beginning with the first, as on the ladder. */
function isFirst({ team }: SeatInfo): boolean {
  return team % 2 === 0
}

/**
 * The newest rules that both checkouts play: by newer ones bots from before would be beaten by what they cannot know, as by a
 * card that they never play.
 */
export function rulesOfBoth(box: Box, before: Bots): number {
  const rules = Math.min(box.rules, boxOf(before, box.id).rules)
  if (!box.rulesNumbers.includes(rules)) throw new Error(`rules number ${rules} is no longer played here`)
  return rules
}

/** Plays a match by the rules of this checkout and tells how much of the victory the first side has. */
export function firstShareOf(plan: MatchPlan, first: Bots, second: Bots): number {
  const { box, rules, options, level, seed } = plan
  const match = startMatch(box, { ...prepareMatch(box, { options, seed: sha256(seed) }), rules })
  const { game } = match
  const players = game.seats.map((seat) => {
    const bots = isFirst(seat) ? first : second
    return { think: bots.think, game: opened(boxOf(bots, box.id), options, rules) }
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

function boxOf({ findBox }: Bots, game: string): Box {
  const box = findBox(game)
  if (box === undefined) throw new Error('the other checkout does not have this game')
  return box
}

function opened(box: Box, options: Options, rules: number): Game {
  return box.open(box.options(options), box.shelf.builtIn, rules)
}
