import type { TSchema } from 'typebox'
import type { Mark } from './content-schema.ts'
import { canonicalJson } from './hash.ts'

/** Where in a content there is something that no rule reads: all of a part, some of it, or nothing (null). */
export type Beside = Mark | SomeBeside | null

interface SomeBeside {
  readonly fields: { readonly [name: string]: Beside }
  /** Of each item of a list. */
  readonly items: Beside
}

interface Shape {
  readonly '~beside'?: Mark
  readonly properties?: { readonly [name: string]: TSchema }
  readonly items?: TSchema | readonly TSchema[]
  readonly anyOf?: readonly TSchema[]
}

/** What a schema marks. */
export function besideIn(schema: TSchema): Beside {
  const { '~beside': beside, properties = {}, items = [], anyOf = [] } = schema as Shape
  if (beside !== undefined) return beside
  const each = [items].flat().map(besideIn).reduce(both, null)
  // A list whose items are wholly marked is marked as a whole.
  if (typeof each === 'string') return each
  const fields = Object.entries(properties).map(([name, part]) => [name, besideIn(part)] as const)
  return anyOf.map(besideIn).reduce(both, some(Object.fromEntries(fields), each))
}

function some(fields: SomeBeside['fields'], items: Beside): Beside {
  const marked = Object.entries(fields).filter(([, part]) => part !== null)
  return marked.length === 0 && items === null ? null : { fields: Object.fromEntries(marked), items }
}

/** Joins what two alternatives of a schema mark; a field has the same mark in all of them. */
function both(a: Beside, b: Beside): Beside {
  if (a === null || b === null) return a ?? b
  if (typeof a === 'string' || typeof b === 'string') {
    if (a !== b) throw new Error('a part of a content has two marks')
    return a
  }
  const names = Object.keys({ ...a.fields, ...b.fields })
  const fields = names.map((name) => [name, both(a.fields[name] ?? null, b.fields[name] ?? null)])
  return { fields: Object.fromEntries(fields), items: both(a.items, b.items) }
}

/** The parts of a content that rules read, which its hash is made of. */
export function piecesOf(beside: Beside, content: unknown): unknown {
  if (beside === null || typeof beside === 'string') return content
  if (Array.isArray(content)) return content.map((item) => piecesOf(beside.items, item))
  const fields = Object.entries(content as Named).filter(([name]) => typeof beside.fields[name] !== 'string')
  return Object.fromEntries(fields.map(([name, part]) => [name, piecesOf(beside.fields[name] ?? null, part)]))
}

/**
 * An earlier content with the newest words that fit it. A piece that rules read the same way today is today's, words and
 * all. Otherwise names are today's by their ids, and what is told stays as it was; so does that of all within, which may
 * point at it (a card at a fact of its shark).
 */
export function reworded(beside: Beside, old: unknown, now: unknown, tells = true): unknown {
  if (beside === null || typeof beside === 'string' || now === undefined) return old
  if (tells && canonicalJson(piecesOf(beside, old)) === canonicalJson(piecesOf(beside, now))) return now
  if (Array.isArray(old))
    return old.map((item, index) => reworded(beside.items, item, counterpart(item, index, now), tells))
  const tellsWithin = tells && !Object.values(beside.fields).includes('told')
  const newest = now as Named
  const fields = Object.entries(old as Named).map(([name, part]) => {
    const mark = beside.fields[name] ?? null
    if (mark === 'name') return [name, newest[name] ?? part]
    return [name, reworded(mark, part, newest[name], tellsWithin)]
  })
  return Object.fromEntries(fields)
}

type Named = { readonly [name: string]: unknown }

function counterpart(item: unknown, index: number, now: unknown): unknown {
  if (!Array.isArray(now)) return undefined
  const { id } = item as Named
  return id === undefined ? now[index] : now.find((other) => (other as Named).id === id)
}
