import type { Game } from '../kernel/game.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seats.ts'
import type { View } from '../kernel/view.ts'
import type { Action } from '../kernel/vocabulary.ts'
import type { Bot, BotRequest, Thought } from './bot.ts'
import { greedy } from './greedy.ts'
import { iterationsOf } from './iterations.ts'
import { cadet, captain, mate } from './levels.ts'
import { random } from './random.ts'

const BOTS: { readonly [level: string]: Bot } = { random, greedy, cadet, mate, captain }

export const LEVELS: readonly string[] = Object.keys(BOTS)

/** A leaver's seat goes on at this level. */
export const USUAL_LEVEL = 'mate'

export function think(game: Game, view: View, seat: Seat, request: BotRequest): Thought {
  const bot = Object.hasOwn(BOTS, request.level) ? BOTS[request.level] : undefined
  if (bot === undefined) throw new Refusal('level', { level: request.level, levels: LEVELS })
  const iterations = request.iterations ?? iterationsOf(game.id, request.level)
  return bot(game, view, seat, iterations === undefined ? request : { ...request, iterations })
}

export function chooseAction(game: Game, view: View, seat: Seat, request: BotRequest): Action {
  return think(game, view, seat, request).action
}
