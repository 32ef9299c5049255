import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { misuse } from './misuse.ts'

export type Flags = ParseArgsOptionsConfig

/** Parsed arguments: for each flag its texts or, where it takes none, that it was given. */
export class Arguments {
  readonly words: readonly string[]
  readonly #values: ReadonlyMap<string, readonly string[]>

  constructor(words: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.words = words
    this.#values = values
  }

  has(flag: string): boolean {
    return this.#values.has(flag)
  }

  /** The last value given. */
  text(flag: string): string | undefined {
    return this.#values.get(flag)?.at(-1)
  }

  /** All values given, each of which may be several with commas between. */
  list(flag: string): string[] | undefined {
    const words = this.#values.get(flag)?.flatMap((value) => value.split(','))
    return words?.map((word) => word.trim()).filter((word) => word !== '')
  }

  count(flag: string, least = 0): number | undefined {
    return this.#number(flag, /^\d{1,6}$/, least)
  }

  /** A number that need not be whole. */
  amount(flag: string, least = 0): number | undefined {
    return this.#number(flag, /^\d{1,6}(\.\d{1,6})?$/, least)
  }

  #number(flag: string, shape: RegExp, least: number): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    if (!shape.test(text)) throw misuse('not-a-number', { flag, value: text })
    if (Number(text) < least) throw misuse('too-small', { flag, least })
    return Number(text)
  }
}

const COMMON: Flags = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } }

export interface Shape {
  readonly flags?: Flags
  /** How many words a command takes besides its flags. */
  readonly words: readonly [least: number, most: number]
}

export function readArguments(args: readonly string[], { flags = {}, words }: Shape): Arguments {
  const known: Flags = { ...COMMON, ...flags }
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given: string[] = []
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    if (!Object.hasOwn(known, name)) throw misuse('unknown-flag', { flag: rawName })
    const takesText = known[name].type === 'string'
    const isText = value !== undefined && (inlineValue || !/^-./.test(value))
    if (takesText && !isText) throw misuse('flag-without-value', { flag: rawName })
    if (!takesText && value !== undefined) throw misuse('flag-with-value', { flag: rawName })
    values.set(name, [...(values.get(name) ?? []), value ?? ''])
  }
  const [least, most] = words
  if (given.length < least) throw misuse('too-few-words')
  if (given.length > most) throw misuse('too-many-words', { word: given[most] })
  return new Arguments(given, values)
}
