import { think } from '#bots/index.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Box } from '#kernel/game.ts'
import type { Match } from '#kernel/match/match.ts'
import { type MatchSetup, startMatch } from '#kernel/match/setup.ts'
import { seatSet } from '#kernel/seats.ts'

/** Who plays a seat, and how long it may think about a decision. */
export interface BotPlayer {
  readonly level: string
  readonly iterations?: number
}

/** How often something was seen in a match, and the points it brought. */
export interface Tally {
  readonly [sight: string]: { readonly times: number; readonly points: number }
}

export interface BotMatch {
  readonly match: Match
  readonly decisions: number
  readonly tally: Tally
}

/** Plays a whole match between bots, each from its own view. `players` are in seat order; `goOn` can end it early. */
export function playBotMatch(
  box: Box,
  setup: MatchSetup,
  players: readonly BotPlayer[],
  seed: string,
  goOn: () => boolean = () => true,
): BotMatch {
  const match = startMatch(box, setup)
  const { game } = match
  const tally: { [sight: string]: { times: number; points: number } } = {}
  const count = (events: readonly GameEvent[]): void => {
    for (const event of events)
      for (const sight of game.sighted(event)) {
        tally[sight] ??= { times: 0, points: 0 }
        tally[sight].times++
        if (typeof event.params.points === 'number') tally[sight].points += event.params.points
      }
  }
  count(match.opening)
  let decisions = 0
  while (match.outcome === null && goOn()) {
    const toAct = game.toAct(match.state)
    const seat = 31 - Math.clz32(toAct & -toAct)
    const request = { ...players[seat], seed: `${seed} ${decisions}`, goOn }
    const { action } = think(game, game.view(match.state, seatSet(seat)), seat, request)
    count(match.submit(seat, [action]))
    decisions++
  }
  return { match, decisions, tally }
}
