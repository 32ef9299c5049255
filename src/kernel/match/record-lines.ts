import { isStack } from '../chance/stacked.ts'
import type { PlayedGame } from '../game.ts'
import type { Message } from '../message.ts'
import { Refusal } from '../refusal.ts'
import { NO_ACTION } from '../vocabulary.ts'
import type { Entry } from './log.ts'

/**
 * A record tells a finished or abandoned match to anyone. A save tells an unfinished one, with its secrets,
 * to whoever keeps it. Both are the same text but for the first line and the result.
 */
export type RecordKind = 'record' | 'save'

/** A record as it is written: fields by name, and the moves. */
export interface RecordLines {
  readonly kind: RecordKind
  readonly format: 1 | 2
  readonly fields: ReadonlyMap<string, Field>
  readonly moves: readonly RecordedMove[]
}

export interface Field {
  readonly value: string
  readonly line: number
}

/** A line of the log, not parsed yet. */
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

export function readLines(text: string): RecordLines {
  const lines = text.split(/\r?\n/)
  const first = /^dorsal (record|save) ([12])(?: |$)/.exec(lines[0])
  if (first === null) throw new RecordFault(1, 'this is not a Dorsal record or save')
  const fields = new Map<string, Field>()
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
  return { kind: first[1] as RecordKind, format: first[2] === '1' ? 1 : 2, fields, moves }
}

/** Parses a line of the log by the vocabulary of its game. */
export function entryOf(game: PlayedGame, { line, who, what, print }: RecordedMove): Entry {
  const takeback = /^takeback (\d+)$/.exec(what)
  if (who === 'all' && takeback !== null) return { kind: 'takeback', keep: Number(takeback[1]), print }
  const laid = /^lay (\{.*\})$/.exec(what)
  if (who === 'all' && laid !== null) return layOf(laid[1], line, print)
  const seat = game.seats.findIndex((each) => each.id === who)
  if (seat < 0) throw new RecordFault(line, `there is no seat "${who}"`)
  if (what === 'undo') return { kind: 'undo', seat, print }
  const actions = what.split(',').map((text) => {
    const action = game.vocabulary.parse(text)
    if (action === NO_ACTION) throw new RecordFault(line, `there is no action "${text.trim()}"`)
    return action
  })
  return { kind: 'act', seat, actions, print }
}

function layOf(text: string, line: number, print: string): Entry {
  const { state, stack } = readLay(text, line)
  if (state === undefined || !isStack(stack)) throw new RecordFault(line, 'a lay has a state and a stack')
  return { kind: 'lay', state, stack, print }
}

function readLay(text: string, line: number): { readonly state?: unknown; readonly stack?: unknown } {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw faultAt(line, error)
  }
}
