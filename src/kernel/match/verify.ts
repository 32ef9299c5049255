import type { GameEvent } from '../event.ts'
import type { Box, Game } from '../game.ts'
import { stateChecksum } from '../hash.ts'
import { Refusal } from '../refusal.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { unplayable } from './position.ts'
import { raisedState } from './raise.ts'
import { splitAtRaise } from './raised-lines.ts'
import { ABANDONED, type ParsedRecord, parseRecord, resultText } from './record.ts'
import { entryOf, faultAt, RecordFault } from './record-lines.ts'
import { ReplayDiffers, replayEntry } from './replay-entry.ts'
import { commitment, type MatchSetup, openGame, rulesOf, startMatch } from './setup.ts'

export interface Reading {
  readonly box: Box
  readonly record: ParsedRecord
  /** As it was played by the last of its rules. */
  readonly match: Match
  /** Where it was raised to them: whether what was played before could be played again, and led there. */
  readonly earlier: 'fits' | 'unplayed' | null
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
  mustBeHere(box, record, text)
  if (record.commitment !== commitment(record.setup))
    throw new RecordFault(
      lineOf(text, 'commitment'),
      record.setup.seal === null
        ? 'the commitment does not fit seed, rules, content and options'
        : 'the commitment does not fit secret, rules, content and options',
    )
  const earlier = checkEarlier(box, record)
  const match = open(box, record.setup, lineOf(text, 'stack'))
  checkNumbers(record, match.game, text)
  witness?.(match, match.opening)
  for (const move of record.moves) {
    const entry = entryOf(match.game, move)
    const events = replayMove(match, entry, move.line)
    witness?.(match, events, entry)
  }
  checkResult(record, match, text)
  return { box, record, match, earlier }
}

function mustBeHere({ rulesNumbers }: Box, { setup, earlier }: ParsedRecord, text: string): void {
  const rules = rulesOf(setup)
  if (!rulesNumbers.includes(rules))
    throw new RecordFault(
      earlier?.raise.line ?? lineOf(text, 'rules'),
      `it was played by rules number ${rules}; these are ${listed(rulesNumbers)}`,
    )
}

/**
 * That a match can go on from where it was raised, and that it stood there then: where its earlier rules are still here, they
 * lead to that state.
 */
function checkEarlier(
  box: Box,
  { setup, earlier }: Pick<ParsedRecord, 'setup' | 'earlier'>,
): Reading['earlier'] {
  const { raised } = setup
  if (raised === undefined || earlier === null) return null
  const { line, print } = earlier.raise
  const game = openGame(box, { ...setup, rules: raised.rules })
  const fault = unplayable(game, raised.state)
  if (fault !== null) throw new RecordFault(line, fault)
  const leads = stateChecksum(game.write(game.read(raised.state)))
  if (print !== leads) throw faultAt(line, new ReplayDiffers(print, leads))
  const { moves, earlier: first, raised: again } = splitAtRaise(earlier.moves)
  const { raised: _, ...began } = setup
  const before: MatchSetup = again === null ? began : { ...began, raised: again }
  if (rulesOf(before) >= raised.rules) throw new RecordFault(line, 'it goes on by newer rules, not by these')
  if (!box.rulesNumbers.includes(rulesOf(before)) || raised.rules !== box.rules) return 'unplayed'
  const found = checkEarlier(box, { setup: before, earlier: first })
  const match = open(box, before, line)
  for (const move of moves) replayMove(match, entryOf(match.game, move), move.line)
  const stood = stateChecksum(game.write(game.read(raisedState(box, match))))
  if (stood !== print) throw faultAt(line, new ReplayDiffers(print, stood))
  return found ?? 'fits'
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

/** Names consecutive numbers, for a message. */
function listed(numbers: readonly number[]): string {
  const [first] = numbers
  return numbers.length === 1 ? `number ${first}` : `numbers ${first} to ${numbers.at(-1)}`
}

function lineOf(text: string, field: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1
}
