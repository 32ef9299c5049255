import type { GameEvent } from '../event.ts'
import type { Box, Game } from '../game.ts'
import { Refusal } from '../refusal.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { ABANDONED, type ParsedRecord, parseRecord, resultText } from './record.ts'
import { entryOf, faultAt, RecordFault } from './record-lines.ts'
import { ReplayDiffers, replayEntry } from './replay-entry.ts'
import { commitment, type MatchSetup, startMatch } from './setup.ts'

export interface Reading {
  readonly box: Box
  readonly record: ParsedRecord
  readonly match: Match
}

/** Called after the set-up (without an entry) and after each move. */
export type Witness = (match: Match, events: readonly GameEvent[], entry?: Entry) => void

type FindBox = (id: string) => Box | undefined

/**
 * Reads a record or a save and plays it again, checking everything that can be checked: the commitment,
 * that the numbers are of seats of this game, that each action was legal and led where it says, and the result. The first wrong line is thrown as a RecordFault.
 */
export function readRecord(text: string, findBox: FindBox, witness?: Witness): Reading {
  const record = parseRecord(text, findBox)
  const box = findBox(record.setup.game) as Box
  if (!box.rulesNumbers.includes(record.setup.rules))
    throw new RecordFault(
      lineOf(text, 'rules'),
      `it was played by rules number ${record.setup.rules}; these are ${listed(box.rulesNumbers)}`,
    )
  if (record.commitment !== commitment(record.setup))
    throw new RecordFault(
      lineOf(text, 'commitment'),
      record.setup.seal === null
        ? 'the commitment does not fit seed, rules, content and options'
        : 'the commitment does not fit secret, rules, content and options',
    )
  const match = open(box, record.setup, lineOf(text, 'stack'))
  checkNumbers(record, match.game, text)
  witness?.(match, match.opening)
  for (const move of record.moves) {
    const entry = entryOf(match.game, move)
    const events = replayMove(match, entry, move.line)
    witness?.(match, events, entry)
  }
  checkResult(record, match, text)
  return { box, record, match }
}

function checkNumbers({ setup }: ParsedRecord, { seats }: Game, text: string): void {
  const known = new Set(seats.map(({ id }) => id))
  const named = setup.seal?.numbers.flatMap((each) => each.seats) ?? []
  const stranger = named.find((seat) => !known.has(seat))
  if (stranger !== undefined) throw new RecordFault(lineOf(text, 'numbers'), `there is no seat "${stranger}"`)
}

function open(box: Box, setup: MatchSetup, stackLine: number): Match {
  try {
    return startMatch(box, setup)
  } catch (error) {
    if (error instanceof Refusal) throw faultAt(stackLine, error)
    throw error
  }
}

function replayMove(match: Match, entry: Entry, line: number): GameEvent[] {
  try {
    return replayEntry(match, entry)
  } catch (error) {
    if (error instanceof Refusal || error instanceof ReplayDiffers) throw faultAt(line, error)
    throw error
  }
}

function checkResult(record: ParsedRecord, match: Match, text: string): void {
  const { outcome } = match
  const lastLine = text.trimEnd().split('\n').length
  if (record.kind === 'save') {
    if (record.result !== null) throw new RecordFault(record.result.line, 'a save has no result')
    return
  }
  if (record.result === null) throw new RecordFault(lastLine, 'a record ends with its result')
  if (record.result.text === ABANDONED && outcome === null) return
  const result = outcome === null ? 'unfinished' : resultText(match.game, outcome)
  if (record.result.text !== result) throw new RecordFault(record.result.line, `the result was: ${result}`)
}

/** Of numbers that stand in a row. */
function listed(numbers: readonly number[]): string {
  const [first] = numbers
  return numbers.length === 1 ? `number ${first}` : `numbers ${first} to ${numbers.at(-1)}`
}

function lineOf(text: string, field: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1
}
