import type { Box } from '../game.ts'
import { sha256 } from '../hash.ts'
import type { Match } from '../match/match.ts'
import { writeAbandoned } from '../match/record.ts'
import { type MatchSetup, prepareMatch, startMatch } from '../match/setup.ts'
import { allSeats, type Viewer, WATCHER } from '../seats.ts'
import { RandomPlayer } from './random-player.ts'

/** One random match under the eyes of the laws. */
export interface Play {
  readonly box: Box
  readonly setup: MatchSetup
  readonly match: Match
  readonly player: RandomPlayer
  readonly seed: string
}

export function beginPlay(box: Box, options: unknown, seed: string, pack?: unknown): Play {
  const setup = prepareMatch(box, { options, seed: sha256(seed), ...(pack === undefined ? {} : { pack }) })
  const match = startMatch(box, setup)
  return { box, setup, match, player: new RandomPlayer(match.game, seed), seed }
}

/** A watcher, each seat alone, some seats together, and all of them. */
export function viewersOf({ match, player }: Play): Viewer[] {
  const count = match.game.seats.length
  const everyone = allSeats(count)
  const singles = match.game.seats.map((_, seat) => 1 << seat)
  return [WATCHER, ...singles, 1 + player.chance.upTo(everyone), everyone]
}

/** A law that does not hold, with what plays the same game again. */
export class LawBroken extends Error {
  /** What shows it again: one game's seed, or that of a run where it takes a whole run to see it. */
  readonly seed: string

  constructor(law: string, what: string, play: Play, seed = play.seed) {
    const record = writeAbandoned(play.box, play.setup, play.match)
    super(`${law}: ${what}\nseed of the play: ${JSON.stringify(play.seed)}\nrecord up to here:\n${record}`)
    this.name = 'LawBroken'
    this.seed = seed
  }
}

export function hold(holds: boolean, law: string, what: () => string, play: Play): void {
  if (!holds) throw new LawBroken(law, what(), play)
}

/** A bug in a game is reported like a broken law, with the way to it. */
export function guard(play: Play, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (error instanceof LawBroken) throw error
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new LawBroken('Nothing breaks', what, play)
  }
}
