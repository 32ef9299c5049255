import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { canonicalJson, sha256 } from './hash.ts'
import { type Message, message, type Params } from './message.ts'
import { Refusal } from './refusal.ts'

/** Where a piece of content comes from. */
export const SOURCES = ['rulebook', 'reported', 'inferred', 'house'] as const

/** A game's content: what it ships with, and what a pack may put in its place. */
export interface Shelf<Content> {
  readonly builtIn: Content
  /** The built-in content with the sections of a pack in place of its own. */
  load(pack: unknown): Content
}

export interface ShelfPlan<Content> {
  readonly game: string
  readonly builtIn: Content
  readonly schema: TSchema
  /** Puts a pack's sections in the place of the built-in ones. */
  merge(builtIn: Content, pack: { readonly [section: string]: unknown }): unknown
  /** What a schema cannot say, such as counts; each fault names its field. */
  faults(content: Content): Message[]
}

/** What does not fit, and where. */
export function fault(field: string, key: string, params: Params = {}): Message {
  return message(key, { field, ...params })
}

const hashes = new WeakMap<object, string>()

/** A content is never changed once it is loaded, so its hash is made once. */
export function contentHash(content: unknown): string {
  const key = content as object
  const hash = hashes.get(key) ?? sha256(canonicalJson(content))
  hashes.set(key, hash)
  return hash
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

export function shelf<Content>(plan: ShelfPlan<Content>): Shelf<Content> {
  const checker = Compile(plan.schema)
  const check = (content: unknown): Content => {
    // Saying what is wrong takes much longer than finding out that something is.
    if (!checker.Check(content)) throw contentRefusal(shapeFaults(checker.Errors(content)))
    const faults = plan.faults(content as Content)
    if (faults.length > 0) throw contentRefusal(faults)
    return content as Content
  }
  return {
    builtIn: check(plan.builtIn),
    load(pack) {
      if (!isNamed(pack)) throw contentRefusal([fault('pack', 'fault.type', { type: 'object' })])
      if (pack.game !== plan.game)
        throw contentRefusal([fault('game', 'fault.must-be', { value: plan.game })])
      return check(plan.merge(plan.builtIn, pack))
    },
  }
}

function contentRefusal(faults: readonly Message[]): Refusal {
  return new Refusal('content', {}, message('refusal.content', { faults: faults.slice(0, 5) }))
}

/** That there are unknown fields is said of each of them already. */
function shapeFaults(errors: readonly TLocalizedValidationError[]): Message[] {
  return errors
    .filter((error) => error.keyword !== 'additionalProperties')
    .map((error) => fault(fieldName(error.instancePath), ...shapeFault(error)))
}

/** What a schema says does not fit, as a key and what belongs into its sentence. */
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
