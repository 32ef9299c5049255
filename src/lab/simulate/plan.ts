import type { Options, WholeBox } from '#kernel/game.ts'
import { sha256 } from '#kernel/hash.ts'
import type { BotPlayer } from '#thinking/bot-match.ts'
import type { MatchTask } from '#thinking/tasks.ts'
import { optionsFor } from '../roles.ts'
import type { Tables } from '../tables.ts'

export interface SimulationPlan {
  readonly box: WholeBox
  /** As they were asked for; each game fills in the rest and seats its own roles. */
  readonly options: Options
  readonly pack?: unknown
  readonly games: number
  /** One for all seats, or one for each; several rotate through the seats. */
  readonly bots: readonly BotPlayer[]
  readonly seed: string
}

/** The match that is played as the given game of a simulation. */
export function matchOf(plan: SimulationPlan, tables: Tables, game: number): MatchTask {
  const { box, options, pack, bots, seed } = plan
  const whole = optionsFor(box, options, Math.floor(game / bots.length))
  return {
    kind: 'match',
    game: box.id,
    options: whole,
    seed: sha256(`${seed}/${game}`),
    players: tables.get(whole).seats.map((_, seat) => bots[(seat + game) % bots.length]),
    ...(pack === undefined ? {} : { pack }),
  }
}
