import type { TableChance } from '../chance/chance.ts'
import { isSeed, type Seed, SeededChance } from '../chance/seeded.ts'
import { type Stack, StackedChance } from '../chance/stacked.ts'
import { contentHash } from '../content.ts'
import type { Box, Game, Options } from '../game.ts'
import { canonicalJson, sha256 } from '../hash.ts'
import { Refusal } from '../refusal.ts'
import { Match } from './match.ts'

/** All that a match is before anyone acts. With its log it is the whole truth. */
export interface MatchSetup {
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly content: unknown
  readonly contentHash: string
  readonly seed: Seed
  /** Draws that were decided beforehand; such a match is for tests and study only. */
  readonly stack: Stack | null
}

export interface SetupRequest {
  readonly options?: unknown
  /** A content pack; without one the built-in content is used. */
  readonly pack?: unknown
  readonly seed: Seed
  readonly stack?: Stack | null
}

export function prepareMatch(box: Box, request: SetupRequest): MatchSetup {
  if (!isSeed(request.seed)) throw new Refusal('seed')
  const content = request.pack === undefined ? box.shelf.builtIn : box.shelf.load(request.pack)
  return {
    game: box.id,
    rules: box.rules,
    options: box.options(request.options ?? {}),
    content,
    contentHash: contentHash(content),
    seed: request.seed,
    stack: request.stack ?? null,
  }
}

export function startMatch(box: Box, setup: MatchSetup): Match {
  const game = box.open(setup.options, setup.content)
  return new Match(game, chanceOf(game, setup))
}

function chanceOf(game: Game, setup: MatchSetup): TableChance {
  const seeded = new SeededChance(setup.seed)
  return setup.stack === null ? seeded : new StackedChance(seeded, setup.stack, game.draws)
}

/** Shown when a match starts; with the seed shown at its end, everyone can check that no draw was chosen. */
export function commitment(setup: MatchSetup): string {
  const { game, rules, contentHash, options, seed } = setup
  return sha256(['dorsal', game, rules, contentHash, canonicalJson(options), seed].join('\n'))
}
