import { isSeed } from '../chance/seeded.ts'
import { isStack, type Stack } from '../chance/stacked.ts'
import { contentHash } from '../content.ts'
import type { Box, Game, Options } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import type { Message } from '../message.ts'
import type { Outcome } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { type Seat, seatsIn } from '../seats.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { commitment, type MatchSetup } from './setup.ts'

/**
 * A record tells a finished or abandoned match to anyone. A save tells an unfinished one, with its secrets,
 * to whoever keeps it. Both are the same text but for the first line and the result.
 */
type RecordKind = 'record' | 'save'

const FIRST_LINE = {
  record: 'dorsal record 1',
  save: 'dorsal save 1 (holds the secret seed: show it to nobody at the table)',
} as const

export interface ParsedRecord {
  readonly kind: RecordKind
  readonly setup: MatchSetup
  readonly commitment: string
  readonly moves: readonly RecordedMove[]
  /** The result as it is written, and where. */
  readonly result: { readonly text: string; readonly line: number } | null
}

/** A line of the log whose words have not been looked at yet. */
export interface RecordedMove {
  readonly line: number
  readonly who: string
  readonly what: string
  readonly print: string
}

export class RecordFault extends Error {
  readonly line: number
  /** The rules' own words, when it is they who refuse. */
  readonly said: Message | null
  constructor(line: number, fault: string, said: Message | null = null) {
    super(fault)
    this.name = 'RecordFault'
    this.line = line
    this.said = said
  }
}

/** What went wrong on a line, whoever noticed. */
export function faultAt(line: number, error: unknown): RecordFault {
  const said = error instanceof Refusal ? error.said : null
  return new RecordFault(line, error instanceof Error ? error.message : String(error), said)
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
  const moves = match.log.map((entry) => ({ text: entryText(match.game, entry), print: entry.print }))
  return layOutText(kind, box, setup, moves, result)
}

/** A move in words, and the print of the state it led to. */
export interface WrittenMove {
  readonly text: string
  readonly print: string
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
  const head = [
    FIRST_LINE[kind],
    `game: ${setup.game}`,
    `rules: ${setup.rules}`,
    `options: ${canonicalJson(setup.options)}`,
    `content: ${setup.contentHash}`,
  ]
  const isBuiltIn = box !== undefined && setup.contentHash === contentHash(box.shelf.builtIn)
  if (!isBuiltIn) head.push(`pack: ${canonicalJson(setup.content)}`)
  if (setup.stack !== null) head.push(`stack: ${canonicalJson(setup.stack)}`)
  head.push(`commitment: ${commitment(setup)}`, `seed: ${setup.seed}`, '')
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
  | Exclude<Entry, { readonly kind: 'act' }>
  | { readonly kind: 'act'; readonly seat: Seat; readonly actions: readonly string[] }

/** A move as it stands in a record. */
export function moveText(seats: readonly string[], entry: WordedEntry): string {
  if (entry.kind === 'takeback') return `all: takeback ${entry.keep}`
  // The print of a state depends on the order of its fields: they stay in theirs.
  if (entry.kind === 'lay') return `all: lay ${JSON.stringify({ state: entry.state, stack: entry.stack })}`
  const who = seats[entry.seat]
  return `${who}: ${entry.kind === 'undo' ? 'undo' : entry.actions.join(', ')}`
}

export function parseRecord(text: string, findBox: (id: string) => Box | undefined): ParsedRecord {
  const lines = text.split(/\r?\n/)
  const kind = (Object.keys(FIRST_LINE) as RecordKind[]).find((each) =>
    `${lines[0]} `.startsWith(`dorsal ${each} 1 `),
  )
  if (kind === undefined) throw new RecordFault(1, 'this is not a Dorsal record or save')
  const fields = new Map<string, { value: string; line: number }>()
  const moves: RecordedMove[] = []
  for (let index = 1; index < lines.length; index++) {
    const line = index + 1
    if (lines[index].trim() === '') continue
    const move = /^(\d+) ([\w-]+): (.+) #([0-9a-f]+)$/.exec(lines[index])
    const field = /^([a-z]+): (.*)$/.exec(lines[index])
    if (move !== null) {
      if (Number(move[1]) !== moves.length + 1)
        throw new RecordFault(line, `move ${moves.length + 1} should stand here`)
      moves.push({ line, who: move[2], what: move[3], print: move[4] })
    } else if (field !== null) {
      if (fields.has(field[1])) throw new RecordFault(line, `"${field[1]}" stands twice`)
      fields.set(field[1], { value: field[2], line })
    } else throw new RecordFault(line, 'this line is neither a field nor a move')
  }

  const need = (name: string) => fields.get(name) ?? fail(1, `the field "${name}" is missing`)
  const game = need('game')
  const box = findBox(game.value) ?? fail(game.line, `there is no game "${game.value}"`)
  const seed = need('seed')
  if (!isSeed(seed.value)) throw new RecordFault(seed.line, 'a seed is 64 hexadecimal digits')
  const pack = fields.get('pack')
  const stack = fields.get('stack')
  const options = need('options')
  const content = need('content')
  const loaded = pack === undefined ? box.shelf.builtIn : at(pack.line, () => box.shelf.load(readJson(pack)))
  if (contentHash(loaded) !== content.value)
    throw new RecordFault(content.line, 'this was played with other content than is here')
  return {
    kind,
    setup: {
      game: box.id,
      rules: Number(need('rules').value),
      options: at(options.line, () => box.options(readJson(options))) as Options,
      content: loaded,
      contentHash: content.value,
      seed: seed.value,
      stack: stack === undefined ? null : readStack(stack),
    },
    commitment: need('commitment').value,
    moves,
    result: fields.has('result') ? { text: need('result').value, line: need('result').line } : null,
  }
}

function readStack(field: { value: string; line: number }): Stack {
  const stack = readJson(field)
  if (!isStack(stack)) throw new RecordFault(field.line, 'a stack is lists of outcomes by label')
  return stack
}

function readJson(field: { value: string; line: number }): unknown {
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
