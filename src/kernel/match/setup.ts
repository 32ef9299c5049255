import { isSeed, type Seed } from '../chance/seeded.ts'
import type { Stack } from '../chance/stacked.ts'
import { wholeHash } from '../content.ts'
import type { Box, Game, Options } from '../game.ts'
import { canonicalJson, sha256 } from '../hash.ts'
import { Recent } from '../recent.ts'
import { Refusal } from '../refusal.ts'
import type { Match } from './match.ts'
import type { Raised } from './raise.ts'
import { type Seal, sealOf, seedOf } from './seal.ts'
import { startPlayed } from './start.ts'

/** What is played, before there are any draws. */
export interface Terms {
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly content: unknown
  /** Over what rules read of the content; before 0.5 over all of it. */
  readonly contentHash: string
}

/** All that a match is before anyone acts. With its log it is the whole truth. */
export interface MatchSetup extends Terms {
  readonly seed: Seed
  /** What the seed was made of; null where it was given as it is (records of format 1, the text protocol, tests). */
  readonly seal: Seal | null
  /** Draws that were decided beforehand; such a match is for tests and study only. */
  readonly stack: Stack | null
  /** Where it goes on by newer rules than it began with. */
  readonly raised?: Raised
}

interface TermsRequest {
  readonly options?: unknown
  /** A content pack; without one the built-in content is used. */
  readonly pack?: unknown
}

export interface SetupRequest extends TermsRequest {
  readonly seed: Seed
  readonly stack?: Stack | null
}

/** A match whose seed is given as it is. */
export function prepareMatch(box: Box, request: SetupRequest): MatchSetup {
  if (!isSeed(request.seed)) throw new Refusal('seed')
  return { ...prepareTerms(box, request), seed: request.seed, seal: null, stack: request.stack ?? null }
}

/** A match whose seed is made of a secret and of people's numbers. */
export function sealMatch({ game, rules, options, content, contentHash }: Terms, seal: Seal): MatchSetup {
  return { game, rules, options, content, contentHash, seed: seedOf(seal), seal, stack: null }
}

export function prepareTerms(box: Box, request: TermsRequest): Terms {
  const content = chosenContent(box, request)
  return {
    game: box.id,
    rules: box.rules,
    options: box.options(request.options ?? {}),
    content,
    contentHash: box.shelf.hash(content),
  }
}

/** A pack that is in all the same as the house content is the house content. */
function chosenContent({ shelf }: Box, { pack = shelf.builtIn }: TermsRequest): unknown {
  if (pack === shelf.builtIn) return shelf.builtIn
  const loaded = shelf.load(pack)
  return wholeHash(loaded) === wholeHash(shelf.builtIn) ? shelf.builtIn : loaded
}

/** How many opened games are cached for one content: there are thousands of ways to choose options. */
const GAMES = 64

/** By box, content, rules number and options. */
const opened = new WeakMap<Box, WeakMap<object, Recent<Game>>>()

/** A game holds no match: all matches with the same rules, options and content share one. */
export function openGame(box: Box, { rules, options, content }: Terms): Game {
  if (typeof content !== 'object' || content === null) return box.open(options, content, rules)
  const contents = opened.get(box) ?? new WeakMap<object, Recent<Game>>()
  opened.set(box, contents)
  const games = contents.get(content) ?? new Recent<Game>(GAMES)
  contents.set(content, games)
  const key = `${rules} ${canonicalJson(options)}`
  const game = games.get(key) ?? box.open(options, content, rules)
  games.set(key, game)
  return game
}

/** The rules a match is played by now, which need not be those it began with. */
export function rulesOf({ rules, raised }: MatchSetup): number {
  return raised?.rules ?? rules
}

export function startMatch(box: Box, setup: MatchSetup): Match {
  return startPlayed(openGame(box, { ...setup, rules: rulesOf(setup) }), setup)
}

/** Shown before a match starts, and checked with what is shown at its end: the secret, or the seed itself. */
export function commitment(setup: MatchSetup): string {
  const { game, rules, contentHash, options, seed, seal } = setup
  if (seal !== null) return sealOf(setup, seal.secret)
  return sha256(['dorsal', game, rules, contentHash, canonicalJson(options), seed].join('\n'))
}
