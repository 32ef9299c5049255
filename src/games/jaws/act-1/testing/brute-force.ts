import { SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import { WATER } from '../island.ts'
import { type Act1State, clonePlan, type Plan } from '../state.ts'
import { announcement } from '../steps/announce.ts'
import { beginSharkPhase, plot, shark } from '../steps/shark.ts'
import { ALL_TOKENS, NO_TOKEN, OUT_OF_SIGHT } from '../tokens.ts'

/**
 * What the crew can know, the slow way: every turn the rules allow is played out, from everything that was possible,
 * and those that would have been announced otherwise are left out. For tests of the quick way.
 */
export type Worlds = Map<string, number>

export function worldKey(place: number, tokens: number, inPlay: number): string {
  return `${place}/${tokens}/${inPlay}`
}

export function allWorlds(): Worlds {
  return new Map(WATER.map((_, place) => [worldKey(place, ALL_TOKENS, NO_TOKEN), 1 / WATER.length]))
}

/** `told` is how the shark's turn was announced, in a state that is still as it was when the turn was planned. */
export function afterEveryTurn(worlds: Worlds, setting: Setting, board: Act1State, told: string): Worlds {
  const prior = new Map<string, number>()
  for (const [key, weight] of worlds) {
    const [place, tokens] = key.split('/').map(Number)
    add(prior, worldKey(place, tokens, NO_TOKEN), weight)
  }
  const next: Worlds = new Map()
  for (const [key, weight] of prior) {
    const [place, tokens] = key.split('/').map(Number)
    board.at[SHARK] = place
    board.tokens = tokens
    board.token = NO_TOKEN
    beginSharkPhase(setting, board)
    everyPlan(setting, board, weight, told, next)
  }
  return scaled(next)
}

function everyPlan(setting: Setting, s: Act1State, weight: number, told: string, into: Worlds): void {
  const legal = new Uint16Array(64)
  const count = shark.legal(setting, s, SHARK, legal)
  for (let i = 0; i < count; i++) {
    if (legal[i] === DONE) {
      if (announcement(s) === told) add(into, worldKey(s.at[SHARK], s.tokens, s.token), weight / count)
      continue
    }
    const before = remember(s)
    plot(s, legal[i])
    everyPlan(setting, s, weight / count, told, into)
    recall(s, before)
  }
}

interface Moment {
  readonly at: number
  readonly tokens: number
  readonly token: number
  readonly plan: Plan
}

function remember(s: Act1State): Moment {
  return { at: s.at[SHARK], tokens: s.tokens, token: s.token, plan: clonePlan(s.plan) }
}

function recall(s: Act1State, { at, tokens, token, plan }: Moment): void {
  s.at[SHARK] = at
  s.tokens = tokens
  s.token = token
  clonePlan(plan, s.plan)
}

/** Keeps what answers as it did; out of sight, the shark answers as if it were nowhere. */
export function afterAnswer(worlds: Worlds, fits: (place: number) => boolean, hears: boolean): Worlds {
  const kept: Worlds = new Map()
  for (const [key, weight] of worlds) {
    const [place, , inPlay] = key.split('/').map(Number)
    if (fits(hears && inPlay === OUT_OF_SIGHT ? -1 : place)) kept.set(key, weight)
  }
  return scaled(kept)
}

function scaled(worlds: Worlds): Worlds {
  let sum = 0
  for (const weight of worlds.values()) sum += weight
  return new Map([...worlds].map(([key, weight]) => [key, weight / sum]))
}

function add(worlds: Worlds, key: string, weight: number): void {
  worlds.set(key, (worlds.get(key) ?? 0) + weight)
}
