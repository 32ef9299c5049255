import type { Seed } from '../chance/seeded.ts'
import type { Box } from '../game.ts'
import { sha256 } from '../hash.ts'
import type { Match } from './match.ts'

/** A match goes on by newer rules, because those it was played by are no longer played. */
export interface Raise {
  readonly rules: number
  /** How things stood, as these rules write it. */
  readonly state: unknown
}

export interface Raised extends Raise {
  /** What was played before, in words: no rules are needed to tell it. */
  readonly before: readonly WrittenMove[]
}

/** A move in words, and the checksum of the state it led to. */
export interface WrittenMove {
  readonly text: string
  readonly print: string
}

/**
 * Updates are counted on from here each time a match goes on by newer rules: how many there were before is known only by
 * playing it again, and no match has as many. Nobody's cursor from before is taken for one from after.
 */
const UPDATES_BETWEEN = 1_000_000

/** How many updates are counted as before a match went on. */
export function toldBefore({ before }: Raised): number {
  const earlier = before.filter(({ text }) => readRaise(said(text)) !== null)
  return UPDATES_BETWEEN * (earlier.length + 1)
}

/**
 * Other draws come from then on: how far those before had been read is known only by playing it again. They follow from the
 * same seed, so that whoever lets a match go on cannot choose them.
 */
export function seedSince(seed: Seed, { rules }: Raised): Seed {
  return sha256(['dorsal raised', seed, rules].join('\n'))
}

/** How a match stands, as the newest rules of its box write it. */
export function raisedState(box: Box, { game, state }: Match): unknown {
  const written = game.write(state)
  return box.raise?.(written, game.rules) ?? written
}

const RAISED = 'raised '

/** The line of a record that says it, for all seats. */
export function raiseText({ rules, state }: Raise): string {
  return `${RAISED}${JSON.stringify({ rules, state })}`
}

/** Reads that line; null for any other. */
export function readRaise(what: string): Raise | null {
  if (!what.startsWith(RAISED)) return null
  const { rules, state }: Partial<Raise> = JSON.parse(what.slice(RAISED.length))
  if (rules === undefined || !Number.isInteger(rules) || state === undefined)
    throw new Error('going on by newer rules takes their number and a state')
  return { rules, state }
}

/** The rules by which a match that began by others was played before it last went on. */
export function rulesBefore(first: number, { before }: Raised): number {
  return before.flatMap(({ text }) => readRaise(said(text))?.rules ?? []).at(-1) ?? first
}

/** How many times all went back in a match, also before it went on by newer rules. */
export function takebacksIn({ takebacks }: Match, raised: Raised | undefined): number {
  const before = raised?.before.filter(({ text }) => said(text).startsWith('takeback ')) ?? []
  return before.length + takebacks
}

const ALL = 'all: '

function said(text: string): string {
  return text.startsWith(ALL) ? text.slice(ALL.length) : ''
}
