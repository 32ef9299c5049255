import type { PlayedGame } from '../game.ts'
import { canonicalJson, sha256 } from '../hash.ts'
import { seatSet } from '../seats.ts'
import { Feed, type Update } from './feed.ts'
import { isSame } from './patch.ts'
import { rulesBefore } from './raise.ts'
import { splitAtRaise } from './raised-lines.ts'
import { entryOf, readLines } from './record-lines.ts'
import { replayEntry } from './replay-entry.ts'
import { type AddedNumber, type Seal, type SealNumber, sealOf, seedOf } from './seal.ts'
import type { Terms } from './setup.ts'
import { startPlayed } from './start.ts'

/** What a browser kept of a match from before it was ready. */
export interface KeptSeal {
  readonly commitment: string
  /** What it added. */
  readonly number: SealNumber
  /** All that were added, as they were shown when the match began; null if it was not there to see it. */
  readonly numbers: readonly AddedNumber[] | null
}

/** A match that is over, as a server tells it to a browser. */
export interface ToldMatch {
  /** With the rules it began with, and what rules read of the content (before 0.5: all of it), which the commitment has the hash of. */
  readonly terms: Omit<Terms, 'contentHash'>
  readonly seal: Seal
  /** The text of its record. */
  readonly record: string
  /** What the browser was shown of it, all for the same viewer. */
  readonly shown: readonly Update[]
}

/** What does not fit: the secret (or what was played), one's own number, the numbers of all, or what was drawn. */
export type SealFault = 'secret' | 'number' | 'numbers' | 'draws'

/** What a browser can say by itself of the draws of a match; null when all fits. */
export function checkSeal(game: PlayedGame, kept: KeptSeal, told: ToldMatch): SealFault | null {
  const { seal } = told
  const terms = { ...told.terms, contentHash: sha256(canonicalJson(told.terms.content)) }
  if (sealOf(terms, seal.secret) !== kept.commitment) return 'secret'
  if (!seal.numbers.some(({ number }) => number === kept.number)) return 'number'
  if (kept.numbers !== null && !isSame(kept.numbers, seal.numbers)) return 'numbers'
  return areDrawn(game, told) ? null : 'draws'
}

/**
 * Whether the rules, with what is drawn from the seal, lead to everything that was shown. Where the match went on by newer
 * rules, that is what was shown since then, from how things stood; that they stood so is the word of the server.
 */
function areDrawn(game: PlayedGame, { terms, seal, record, shown }: ToldMatch): boolean {
  const seats = shown[0]?.view.mine ?? []
  const viewer = seatSet(...game.seats.flatMap(({ id }, seat) => (seats.includes(id) ? [seat] : [])))
  try {
    const { moves, raised } = splitAtRaise(readLines(record).moves)
    const setup = { rules: terms.rules, seed: seedOf(seal), seal, stack: null }
    // Rules that are no newer would let a server choose how things stood, and nobody would be told.
    if (raised !== null && raised.rules <= rulesBefore(terms.rules, raised)) return false
    if (game.rules !== (raised?.rules ?? terms.rules)) return false
    const match = startPlayed(game, raised === null ? setup : { ...setup, raised })
    const feed = new Feed(match, viewer)
    const led = [feed.open()]
    for (const move of moves) {
      const entry = entryOf(game, move)
      const update = feed.next(replayEntry(match, entry), entry)
      if (update !== null) led.push(update)
    }
    return (
      shown.length > 0 &&
      shown.every((update) => isSame(update.view, led[update.cursor - match.told - 1]?.view))
    )
  } catch {
    // A record that cannot be read or played does not come from these draws.
    return false
  }
}
