import type { Thought } from '#bots/bot.ts'
import { think } from '#bots/index.ts'
import { findBox } from '#games/index.ts'
import type { Box, Game, Options, Speaker } from '#kernel/game.ts'
import { prepareMatch } from '#kernel/match/setup.ts'
import type { Message } from '#kernel/message.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { Recent } from '#kernel/recent.ts'
import type { Seat } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import { type BotPlayer, playBotMatch, type Tally } from './bot-match.ts'

/** Which game a task is about; a worker keeps what it has opened. */
export interface GameKey {
  readonly game: string
  /** The number of its rules; left out, the newest. */
  readonly rules?: number
  readonly options: Options
  /** A content pack, where it is not the built-in content. */
  readonly pack?: unknown
}

/** One decision of one bot. */
export interface ThinkTask extends GameKey {
  readonly kind: 'think'
  readonly view: View
  readonly seat: Seat
  readonly level: string
  readonly seed: string
  /** Whether the bot also tells its side what it does, where it has something to say. */
  readonly speaks?: boolean
  readonly iterations?: number
  readonly ms?: number
  /** The part of the level's own iterations, where neither is given. */
  readonly share?: number
}

/** A whole match between bots. */
export interface MatchTask extends GameKey {
  readonly kind: 'match'
  readonly seed: string
  readonly players: readonly BotPlayer[]
}

export interface MatchResult {
  readonly seats: readonly string[]
  readonly outcome: Outcome
  readonly decisions: number
  readonly tally: Tally
}

export interface SpokenThought extends Thought {
  readonly says: Message | null
}

export type Task = ThinkTask | MatchTask
export type ResultOf<T extends Task> = T extends ThinkTask ? SpokenThought : MatchResult

/** Opened games in the cache of a worker; those with packs are large. */
const opened = new Recent<Opened>(64, 2 * 1024 * 1024)

export function perform(task: Task, goOn: () => boolean): SpokenThought | MatchResult {
  const box = findBox(task.game)
  if (box === undefined) throw new Error(`there is no game "${task.game}"`)
  return task.kind === 'think' ? thinkAbout(box, task, goOn) : play(box, task, goOn)
}

function thinkAbout(box: Box, task: ThinkTask, goOn: () => boolean): SpokenThought {
  const { level, seed, ms, share, view, seat } = task
  const iterations = task.iterations ?? (ms === undefined ? undefined : Number.POSITIVE_INFINITY)
  const request = {
    level,
    seed,
    goOn,
    ...(iterations === undefined ? {} : { iterations }),
    ...(share === undefined ? {} : { share }),
  }
  const { game, speaker } = open(box, task)
  const thought = think(game, view, seat, request)
  return { ...thought, says: task.speaks ? speaker(view, seat, thought.action) : null }
}

interface Opened {
  readonly game: Game
  readonly speaker: Speaker
}

function open(box: Box, { rules = box.rules, options, pack }: GameKey): Opened {
  const key = JSON.stringify([box.id, rules, options, pack ?? null])
  const known = opened.get(key)
  if (known !== undefined) return known
  const chosen = box.options(options)
  const content = pack === undefined ? box.shelf.builtIn : box.shelf.load(pack)
  const speaker = box.speaker?.(chosen, content, rules) ?? (() => null)
  const fresh = { game: box.open(chosen, content, rules), speaker }
  opened.set(key, fresh, key.length)
  return fresh
}

function play(box: Box, task: MatchTask, goOn: () => boolean): MatchResult {
  const { rules = box.rules, options, pack, seed, players } = task
  const prepared = prepareMatch(box, { options, seed, ...(pack === undefined ? {} : { pack }) })
  const setup = { ...prepared, rules }
  const { match, decisions, tally } = playBotMatch(box, setup, players, seed, goOn)
  const { outcome } = match
  if (outcome === null) throw new Error('the match was left before its end')
  return { seats: match.game.seats.map((seat) => seat.id), outcome, decisions, tally }
}
