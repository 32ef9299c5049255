import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { canonicalJson, sha256 } from './hash.ts'
import { type Message, message, type Params } from './message.ts'
import { buildOn, listsIn } from './pack.ts'
import { besideIn, piecesOf, reworded } from './pieces.ts'
import { Refusal } from './refusal.ts'

/** A game's content: what it ships with, and what a pack may put in its place. */
export interface Shelf<Content> {
  readonly builtIn: Content
  /** The built-in content with the sections of a pack in place of its own, and with what the pack changes and adds. */
  load(pack: unknown): Content
  /** What rules read of a content: all of it but words, sources and pictures. */
  pieces(content: Content): unknown
  /** The hash of what rules read of a content. */
  hash(content: Content): string
  /** The house content that goes by a hash: today's, or an earlier one with the newest words that fit. */
  house(hash: string): Content | undefined
  /** Of all house contents. */
  readonly houseHashes: readonly string[]
}

/** A house content that goes by other hashes than today's. */
export interface EarlierContent {
  /** Until 0.4 a hash was over all of a content, its words too. */
  readonly hashes: readonly string[]
  /** The sections that rules read differently from today's. */
  readonly pack: { readonly [section: string]: unknown }
}

/** What a shelf is made of. */
export interface ShelfParts<Content> {
  readonly game: string
  /** Read like any other content: whoever writes JSON wrong hears of it at once. */
  readonly builtIn: unknown
  /** Marks what no rule reads (content-schema.ts). */
  readonly schema: TSchema
  readonly earlier: readonly EarlierContent[]
  /** Puts a pack's sections in the place of the built-in ones. */
  merge(builtIn: Content, pack: { readonly [section: string]: unknown }): unknown
  /** What a schema cannot say, such as counts; each fault names its field. */
  faults(content: Content): Message[]
}

/** What does not fit, and where. */
export function fault(field: string, key: string, params: Params = {}): Message {
  return message(key, { field, ...params })
}

const wholeHashes = new WeakMap<object, string>()

/** The hash of all of a content, words and all. A content is never changed once it is loaded, so it is made once. */
export function wholeHash(content: unknown): string {
  return remembered(wholeHashes, content as object, () => sha256(canonicalJson(content)))
}

const keys = new WeakMap<object, string>()

/** Where a content is kept and asked for: one of the house by its hash, others by the hash of all they are. */
export function contentKey(shelf: Shelf<unknown>, played: Played): string {
  if (isOfHouse(shelf, played)) return played.contentHash
  return keys.get(played.content as object) ?? wholeHash(played.content)
}

/** A content that was kept goes by the key it was kept by: a house content of another release has no other. */
export function keptBy<T>(key: string, content: T): T {
  if (typeof content === 'object' && content !== null) keys.set(content, key)
  return content
}

/** Whether a content is one of the house's, which need not be kept beside a match. */
export function isOfHouse({ house }: Shelf<unknown>, { content, contentHash }: Played): boolean {
  return house(contentHash) === content
}

interface Played {
  readonly content: unknown
  readonly contentHash: string
}

function remembered<T>(known: WeakMap<object, T>, key: object, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

/** The parts of a content that are not as in the box: sections, and what stands in a section by name. */
export function changedParts(builtIn: unknown, content: unknown): string[] {
  const differ = (a: unknown, b: unknown): boolean => canonicalJson(a) !== canonicalJson(b)
  const before = builtIn as Named
  return Object.entries(content as Named).flatMap(([section, part]) => {
    const was = before[section]
    if (!differ(was, part)) return []
    if (!isNamed(was) || !isNamed(part)) return [section]
    return Object.keys(part)
      .filter((name) => differ(was[name], part[name]))
      .map((name) => `${section}.${name}`)
  })
}

type Named = { readonly [name: string]: unknown }

function isNamed(part: unknown): part is Named {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

export function shelf<Content>(parts: ShelfParts<Content>): Shelf<Content> {
  const checker = Compile(parts.schema)
  const check = (content: unknown, named?: (field: string) => string): Content => {
    // `Errors` is much slower than `Check`: it is asked only when there are some.
    if (!checker.Check(content)) throw contentRefusal(shapeFaults(checker.Errors(content)), named)
    const faults = parts.faults(content as Content)
    if (faults.length > 0) throw contentRefusal(faults, named)
    return content as Content
  }
  const lists = listsIn(parts.schema)
  const beside = besideIn(parts.schema)
  const hashes = new WeakMap<object, string>()
  const hash = (content: Content): string =>
    remembered(hashes, content as object, () => sha256(canonicalJson(piecesOf(beside, content))))
  const builtIn = check(parts.builtIn)
  const houses = new Map<string, () => Content>([[hash(builtIn), () => builtIn]])
  for (const { hashes: known, pack } of parts.earlier) {
    const made = once(() => check(reworded(beside, parts.merge(builtIn, pack), builtIn)))
    for (const each of known) houses.set(each, made)
  }
  return {
    builtIn,
    load(pack) {
      if (!isNamed(pack)) throw contentRefusal([fault('pack', 'fault.type', { type: 'object' })])
      if (pack.game !== parts.game)
        throw contentRefusal([fault('game', 'fault.must-be', { value: parts.game })])
      const { change, add, ...sections } = pack
      const merged = parts.merge(builtIn, sections)
      if (change === undefined && add === undefined) return check(merged)
      const { content, faults, named } = buildOn(lists, merged, { change, add })
      if (faults.length > 0) throw contentRefusal(faults)
      return check(content, named)
    },
    pieces: (content) => piecesOf(beside, content),
    hash,
    house: (known) => houses.get(known)?.(),
    houseHashes: [...houses.keys()],
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function contentRefusal(found: readonly Message[], named = (field: string) => field): Refusal {
  const faults = found
    .slice(0, 5)
    .map(({ key, params }) => message(key, { ...params, field: named(String(params.field)) }))
  return new Refusal('content', {}, message('refusal.content', { faults }))
}

/** Without the error that sums unknown fields up: each of them has its own. */
function shapeFaults(errors: readonly TLocalizedValidationError[]): Message[] {
  return errors
    .filter((error) => error.keyword !== 'additionalProperties')
    .map((error) => fault(fieldName(error.instancePath), ...shapeFault(error)))
}

/** The key and parameters of the sentence for an error of the schema. */
function shapeFault(error: TLocalizedValidationError): [key: string, params: Params] {
  switch (error.keyword) {
    case 'boolean':
      // An unknown field is reported as the schema `false` that forbids it.
      return ['fault.unknown', {}]
    case 'type':
      return ['fault.type', { type: String(error.params.type) }]
    case 'required':
      return ['fault.required', { names: error.params.requiredProperties }]
    case 'enum':
      return ['fault.enum', { values: error.params.allowedValues.map(String) }]
    case 'const':
      return ['fault.must-be', { value: String(error.params.allowedValue) }]
    case 'minimum':
      return ['fault.minimum', { limit: Number(error.params.limit) }]
    case 'maximum':
      return ['fault.maximum', { limit: Number(error.params.limit) }]
    case 'minItems':
    case 'minLength':
    case 'minProperties':
      return ['fault.more', { limit: Number(error.params.limit) }]
    case 'maxItems':
    case 'maxLength':
    case 'maxProperties':
      return ['fault.fewer', { limit: Number(error.params.limit) }]
    case 'pattern':
      return ['fault.pattern', { pattern: String(error.params.pattern) }]
    default:
      return ['fault.unfit', {}]
  }
}

/** `/decks/mako/3/points` as a person would write it: `decks.mako[3].points`. */
function fieldName(path: string): string {
  const name = path
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '')
  return name === '' ? 'pack' : name
}
