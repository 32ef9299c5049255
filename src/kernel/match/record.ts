import { isSeed } from '../chance/seeded.ts'
import { isStack, type Stack } from '../chance/stacked.ts'
import { isOfHouse, wholeHash } from '../content.ts'
import type { Box, Game, Options } from '../game.ts'
import { canonicalJson, stateChecksum } from '../hash.ts'
import type { Outcome } from '../outcome.ts'
import { type Seat, seatsIn } from '../seats.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { type Raise, raiseText, type WrittenMove } from './raise.ts'
import { type Parts, splitAtRaise } from './raised-lines.ts'
import { type Field, faultAt, RecordFault, type RecordKind, readLines } from './record-lines.ts'
import { areNumbers, isSealNumber, type Seal, seedOf } from './seal.ts'
import { commitment, type MatchSetup } from './setup.ts'

/** Format 1 holds the seed as it was given, format 2 what it was made of. Both are read for ever. */
const FIRST_LINE = {
  record: { 1: 'dorsal record 1', 2: 'dorsal record 2' },
  save: {
    1: 'dorsal save 1 (holds the secret seed: show it to nobody at the table)',
    2: 'dorsal save 2 (holds the secret of its draws: show it to nobody at the table)',
  },
} as const

export interface ParsedRecord {
  readonly kind: RecordKind
  readonly setup: MatchSetup
  readonly commitment: string
  /** The moves by the rules it is played by now, and those before. */
  readonly moves: Parts['moves']
  readonly earlier: Parts['earlier']
  /** The result as it is written, and where. */
  readonly result: { readonly text: string; readonly line: number } | null
}

export function writeRecord(box: Box, setup: MatchSetup, match: Match): string {
  const { outcome } = match
  const kind = outcome === null ? 'save' : 'record'
  return writeText(kind, box, setup, match, outcome === null ? null : resultText(match.game, outcome))
}

/** The record of a match that will not be finished; from here on its seed is no secret. */
export function writeAbandoned(box: Box, setup: MatchSetup, match: Match): string {
  return writeText('record', box, setup, match, ABANDONED)
}

export const ABANDONED = 'abandoned'

export function resultText(game: Game, outcome: Outcome): string {
  const winners = seatsIn(outcome.winners).map((seat) => game.seats[seat].id)
  const scores = outcome.scores.map((points, seat) => `${game.seats[seat].id} ${points}`)
  const parts = [winners.length === 0 ? 'nobody wins' : `${winners.join(' and ')} wins`]
  if (scores.length > 0) parts.push(scores.join(', '))
  if (outcome.tieBreak !== null) parts.push(outcome.tieBreak.key)
  return [...parts, outcome.why.key].join('; ')
}

function writeText(
  kind: RecordKind,
  box: Box,
  setup: MatchSetup,
  match: Match,
  result: string | null,
): string {
  return layOutText(kind, box, setup, movesOf(setup, match), result)
}

/** All that was played, in words, also by the rules of before it was raised. */
export function movesOf(setup: MatchSetup, { game, log }: Match): WrittenMove[] {
  const moves = log.map((entry) => ({ text: entryText(game, entry), print: entry.print }))
  return [...movesBefore(setup, game), ...moves]
}

/** What was played by earlier rules, and that it went on by these. */
function movesBefore({ raised }: MatchSetup, game: Game): readonly WrittenMove[] {
  if (raised === undefined) return []
  const print = stateChecksum(game.write(game.read(raised.state)))
  return [...raised.before, { text: moveText([], { kind: 'raised', ...raised }), print }]
}

/** The same record without playing: of a match whose rules are not here, and perhaps not even its box. */
export function writeUnplayed(
  box: Box | undefined,
  setup: MatchSetup,
  moves: readonly WrittenMove[],
  result: string,
): string {
  return layOutText('record', box, setup, moves, result)
}

function layOutText(
  kind: RecordKind,
  box: Box | undefined,
  setup: MatchSetup,
  moves: readonly WrittenMove[],
  result: string | null,
): string {
  const { seal } = setup
  const head: string[] = [
    FIRST_LINE[kind][seal === null ? 1 : 2],
    `game: ${setup.game}`,
    `rules: ${setup.rules}`,
    `options: ${canonicalJson(setup.options)}`,
    `content: ${setup.contentHash}`,
  ]
  const isKnown = box !== undefined && isOfHouse(box.shelf, setup)
  if (!isKnown) head.push(`pack: ${canonicalJson(setup.content)}`)
  if (setup.stack !== null) head.push(`stack: ${canonicalJson(setup.stack)}`)
  head.push(`commitment: ${commitment(setup)}`)
  if (seal === null) head.push(`seed: ${setup.seed}`, '')
  else head.push(`secret: ${seal.secret}`, `numbers: ${canonicalJson(seal.numbers)}`, '')
  const lines = moves.map(({ text, print }, index) => `${index + 1} ${text} #${print}`)
  const tail = result === null ? [] : ['', `result: ${result}`]
  return [...head, ...lines, ...tail, ''].join('\n')
}

function entryText(game: Game, entry: Entry): string {
  const seats = game.seats.map(({ id }) => id)
  if (entry.kind !== 'act') return moveText(seats, entry)
  return moveText(seats, { ...entry, actions: entry.actions.map((action) => game.vocabulary.text(action)) })
}

/** An entry of a log whose actions are words already. */
export type WordedEntry =
  | ({ readonly kind: 'raised' } & Raise)
  | Exclude<Entry, { readonly kind: 'act' }>
  | { readonly kind: 'act'; readonly seat: Seat; readonly actions: readonly string[] }

/** A move as it stands in a record. */
export function moveText(seats: readonly string[], entry: WordedEntry): string {
  if (entry.kind === 'takeback') return `all: takeback ${entry.keep}`
  // The checksum of a state depends on the order of its fields: they stay in theirs.
  if (entry.kind === 'lay') return `all: lay ${JSON.stringify({ state: entry.state, stack: entry.stack })}`
  if (entry.kind === 'raised') return `all: ${raiseText(entry)}`
  const who = seats[entry.seat]
  return `${who}: ${entry.kind === 'undo' ? 'undo' : entry.actions.join(', ')}`
}

export function parseRecord(text: string, findBox: (id: string) => Box | undefined): ParsedRecord {
  const { kind, format, fields, moves: all } = readLines(text)
  const { earlier, moves, raised } = splitAtRaise(all)
  const need = (name: string) => fields.get(name) ?? fail(1, `the field "${name}" is missing`)
  const game = need('game')
  const box = findBox(game.value) ?? fail(game.line, `there is no game "${game.value}"`)
  const drawn = format === 1 ? givenSeed(need('seed')) : sealed(need('secret'), need('numbers'))
  const pack = fields.get('pack')
  const stack = fields.get('stack')
  const options = need('options')
  const content = need('content')
  const loaded =
    pack === undefined
      ? box.shelf.house(content.value)
      : packOf(
          box,
          content.value,
          at(pack.line, () => box.shelf.load(readJson(pack))),
        )
  if (loaded === undefined)
    throw new RecordFault(content.line, 'this was played with other content than is here')
  return {
    kind,
    setup: {
      game: box.id,
      rules: Number(need('rules').value),
      options: at(options.line, () => box.options(readJson(options))) as Options,
      content: loaded,
      contentHash: content.value,
      ...drawn,
      stack: stack === undefined ? null : readStack(stack),
      ...(raised === null ? {} : { raised }),
    },
    earlier,
    commitment: need('commitment').value,
    moves,
    result: fields.has('result') ? { text: need('result').value, line: need('result').line } : null,
  }
}

/** The content as a pack, if the hash is its own: that of what rules read of it or, before 0.5, of all of it. */
function packOf({ shelf }: Box, hash: string, content: unknown): unknown {
  return hash === shelf.hash(content) || hash === wholeHash(content) ? content : undefined
}

/** Where the draws of a match come from. */
type Drawn = Pick<MatchSetup, 'seed' | 'seal'>

function givenSeed({ value, line }: Field): Drawn {
  if (!isSeed(value)) throw new RecordFault(line, 'a seed is 64 hexadecimal digits')
  return { seed: value, seal: null }
}

function sealed(secret: Field, numbers: Field): Drawn {
  if (!isSealNumber(secret.value)) throw new RecordFault(secret.line, 'a secret is 64 hexadecimal digits')
  const added = readJson(numbers)
  if (!areNumbers(added))
    throw new RecordFault(
      numbers.line,
      'numbers are a list of seats, each with 64 hexadecimal digits or null',
    )
  const seal: Seal = { secret: secret.value, numbers: added }
  return { seed: seedOf(seal), seal }
}

function readStack(field: Field): Stack {
  const stack = readJson(field)
  if (!isStack(stack)) throw new RecordFault(field.line, 'a stack is lists of outcomes by label')
  return stack
}

function readJson(field: Field): unknown {
  return at(field.line, () => JSON.parse(field.value))
}

function at<T>(line: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw faultAt(line, error)
  }
}

function fail(line: number, fault: string): never {
  throw new RecordFault(line, fault)
}
