import type { Game } from '#kernel/game.ts'
import { isLevel, LEVELS, type Level } from '#kernel/levels.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Seat } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import type { Action } from '#kernel/vocabulary.ts'
import type { Bot, BotRequest, Thought } from './bot.ts'
import { greedy } from './greedy.ts'
import { iterationsOf } from './iterations.ts'
import { cadet, captain, mate } from './levels.ts'
import { random } from './random.ts'

const BOTS: { readonly [level in Level]: Bot } = { random, greedy, cadet, mate, captain }

export function think(game: Game, view: View, seat: Seat, request: BotRequest): Thought {
  const { level } = request
  if (!isLevel(level)) throw new Refusal('level', { level, levels: LEVELS })
  const { iterations = shareOf(iterationsOf(game.knowledge, level), request.share) } = request
  return BOTS[level](game, view, seat, iterations === undefined ? request : { ...request, iterations })
}

function shareOf(iterations: number | undefined, share = 1): number | undefined {
  return iterations === undefined ? undefined : Math.max(1, Math.round(iterations * share))
}

export function chooseAction(game: Game, view: View, seat: Seat, request: BotRequest): Action {
  return think(game, view, seat, request).action
}
