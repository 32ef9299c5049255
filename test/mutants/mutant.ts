import { createHash } from 'node:crypto'

export type Kind =
  | 'condition'
  | 'boundary'
  | 'logic'
  | 'arithmetic'
  | 'assignment'
  | 'boolean'
  | 'statement'
  | 'block'
  | 'return'
  | 'array'
  | 'method'

/** One change to a text of the source: what stands from `start` to `end` is replaced. */
export interface Change {
  readonly kind: Kind
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export interface Mutant extends Change {
  /** The same as long as the file says the same here, wherever the line has moved to. */
  readonly id: string
  readonly file: string
  readonly line: number
  readonly original: string
}

export function mutantsOf(file: string, text: string, changes: readonly Change[]): Mutant[] {
  const seen = new Map<string, number>()
  return changes.map((change) => {
    const original = text.slice(change.start, change.end)
    const what = [file, change.kind, original, change.replacement].join('\0')
    const nth = seen.get(what) ?? 0
    seen.set(what, nth + 1)
    const line = text.slice(0, change.start).split('\n').length
    return { ...change, id: hash(`${what}\0${nth}`), file, line, original }
  })
}

export function mutated(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** One line that a person can find: `battle.ts:68 boundary: s.fight[seat] > 0 -> s.fight[seat] >= 0`. */
export function told({ file, line, kind, original, replacement }: Mutant): string {
  return `${file}:${line} ${kind}: ${short(original)} -> ${short(replacement) || 'nothing'}`
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 50)} … ${line.slice(-15)}` : line
}
