import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { canonicalJson, sha256 } from './hash.ts'
import { message } from './message.ts'
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
  faults(content: Content): ContentFault[]
}

export interface ContentFault {
  readonly field: string
  readonly fault: string
}

const hashes = new WeakMap<object, string>()

/** A content is never changed once it is loaded, so its hash is made once. */
export function contentHash(content: unknown): string {
  const key = content as object
  const hash = hashes.get(key) ?? sha256(canonicalJson(content))
  hashes.set(key, hash)
  return hash
}

export function shelf<Content>(plan: ShelfPlan<Content>): Shelf<Content> {
  const checker = Compile(plan.schema)
  const check = (content: unknown): Content => {
    const errors = [...checker.Errors(content)].map((error) => ({
      field: fieldName(error.instancePath),
      // An unknown field is reported as the schema `false` that forbids it.
      fault: error.keyword === 'boolean' ? 'is not a field of this pack' : error.message,
    }))
    if (errors.length === 0) errors.push(...plan.faults(content as Content))
    if (errors.length > 0) throw contentRefusal(errors)
    return content as Content
  }
  return {
    builtIn: check(plan.builtIn),
    load(pack) {
      if (typeof pack !== 'object' || pack === null || Array.isArray(pack))
        throw contentRefusal([{ field: 'pack', fault: 'must be an object' }])
      const sections = pack as { readonly [section: string]: unknown }
      if (sections.game !== plan.game)
        throw contentRefusal([{ field: 'game', fault: `must be "${plan.game}"` }])
      return check(plan.merge(plan.builtIn, sections))
    },
  }
}

function contentRefusal(faults: readonly ContentFault[]): Refusal {
  const said = faults.slice(0, 5).map(({ field, fault }) => `${field}: ${fault}`)
  return new Refusal('content', {}, message('refusal.content', { faults: said.join('; ') }))
}

/** `/decks/mako/3/points` as a person would write it: `decks.mako[3].points`. */
function fieldName(path: string): string {
  const name = path
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '')
  return name === '' ? 'pack' : name
}
