import type { Budget } from '#bots/bot.ts'
import { chooseAction } from '#bots/index.ts'
import { sha256 } from '#kernel/hash.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import type { Sitting } from './sitting.ts'

/** What a player or a program asks of a bot; without a budget its level decides how long it thinks. */
export interface BotWish {
  readonly level: string
  readonly seed?: string | undefined
  readonly iterations?: number | undefined
  readonly ms?: number | undefined
}

/** What a bot would do in a seat, from what that seat sees. */
export function botAction({ match, setup }: Sitting, seat: Seat, wish: BotWish): Action {
  const { game } = match
  if (match.outcome !== null) throw new Refusal('over')
  if (!match.isToAct(seat)) throw new Refusal('not-your-turn', { seat: game.seats[seat].id })
  // A hash, so that the table's seed cannot be found from the bot's.
  const seed = wish.seed ?? sha256(['bot', setup.seed, match.log.length, seat].join('\n'))
  const action = chooseAction(game, game.view(match.state, seatSet(seat)), seat, {
    level: wish.level,
    seed,
    ...budget(wish),
  })
  if (!match.legal(seat).includes(action)) throw new Error(`the ${wish.level} bot chose what is not legal`)
  return action
}

function budget({ iterations, ms }: BotWish): Budget {
  if (ms === undefined) return iterations === undefined ? {} : { iterations }
  const end = performance.now() + ms
  return { iterations: iterations ?? Number.POSITIVE_INFINITY, goOn: () => performance.now() < end }
}
