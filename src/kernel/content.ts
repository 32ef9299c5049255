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
  /**
   * The content that the game ships with under this hash: today's, or that of an earlier release with the newest words that
   * fit.
   */
  house(hash: string): Content | undefined
  /** Of all house contents. */
  readonly houseHashes: readonly string[]
}

/** The house content of an earlier release, which matches know by the hashes it had then. */
export interface EarlierContent {
  /** Until 0.4 a hash was over all of a content, its words too. */
  readonly hashes: readonly string[]
  /** The sections that rules read differently from today's. */
  readonly pack: { readonly [section: string]: unknown }
}

/** What a shelf is made of. */
export interface ShelfParts<Content> {
  readonly game: string
  /** Checked against the schema like a pack, so that a mistake in our own JSON is found at once. */
  readonly builtIn: unknown
  /** Marks what no rule reads (content-schema.ts). */
  readonly schema: TSchema
  readonly earlier: readonly EarlierContent[]
  /** Puts a pack's sections in the place of the built-in ones. */
  merge(builtIn: Content, pack: { readonly [section: string]: unknown }): unknown
  /** What a schema cannot say, such as counts; each fault names its field. */
  faults(content: Content): Message[]
}

/** A message that names the field that does not fit. */
export function fault(field: string, key: string, params: Params = {}): Message {
  return message(key, { field, ...params })
}

const wholeHashes = new WeakMap<object, string>()

/** The hash of a whole content, words too. Cached, because a content is never changed once it is loaded. */
export function wholeHash(content: unknown): string {
  return remembered(wholeHashes, content as object, () => sha256(canonicalJson(content)))
}

const keys = new WeakMap<object, string>()

/** The key of a content in the store: for a house content its hash, for any other the hash of all of it, words too. */
export function contentKey(shelf: Shelf<unknown>, played: Played): string {
  if (isOfHouse(shelf, played)) return played.contentHash
  return keys.get(played.content as object) ?? wholeHash(played.content)
}

/** Remembers under which key a content was stored: for the house content of another release it cannot be worked out. */
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

/** Drops the error that sums up unknown fields: each of them has one of its own. */
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
