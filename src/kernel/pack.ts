import type { TSchema } from 'typebox'
import { type Message, message } from './message.ts'

/** Which lists of a content have pieces that can be found, and by what. */
export interface Lists {
  readonly fields: { readonly [name: string]: Lists }
  /** The fields that make a piece's id; null where a list has none. */
  readonly by: readonly string[] | null
}

interface Shape {
  readonly '~by'?: readonly string[]
  readonly properties?: { readonly [name: string]: TSchema }
  readonly items?: TSchema | readonly TSchema[]
  readonly anyOf?: readonly TSchema[]
}

/** Pieces go by their `id`, or by what a schema says of their list (`by` of content-schema.ts). */
export function listsIn(schema: TSchema): Lists {
  const { '~by': by = null, properties = {}, items } = schema as Shape
  const fields = Object.entries(properties).map(([name, part]) => [name, listsIn(part)])
  return { fields: Object.fromEntries(fields), by: by ?? (hasId(items) ? ['id'] : null) }
}

function hasId(items: Shape['items']): boolean {
  if (items === undefined || isList(items)) return false
  const { properties = {}, anyOf } = items as Shape
  return 'id' in properties || anyOf?.every(hasId) === true
}

/** The parts of a pack that build on a content instead of taking its place. */
export interface Building {
  readonly change?: unknown
  readonly add?: unknown
}

/** A content that a pack was built on, and what of the pack did not fit. */
export interface Built {
  readonly content: unknown
  readonly faults: readonly Message[]
  /** What a field of the content is called in the pack. */
  named(field: string): string
}

/**
 * Changes single fields of a content, each piece of a list by its id, and then adds to its lists. What comes of it has no more
 * in it than the content and the pack together, and is checked like a pack that states all of it.
 */
export function buildOn(lists: Lists, content: unknown, { change = {}, add = {} }: Building): Built {
  const faults: Message[] = []
  const names = new Map<string, string>()
  const changed = new Changing(faults, names).part(lists, content, change, { path: '', name: 'change' })
  const built = new Adding(faults, names).part(changed, add, { path: '', name: 'add' })
  return { content: built, faults, named: (field) => nameIn(names, field) }
}

/** Where something stands: in the content, and in the pack. */
interface Place {
  readonly path: string
  readonly name: string
}

class Builder {
  readonly faults: Message[]
  readonly names: Map<string, string>

  constructor(faults: Message[], names: Map<string, string>) {
    this.faults = faults
    this.names = names
  }

  fault({ name }: Place, key: string, type?: 'array' | 'object'): void {
    this.faults.push(message(key, { field: name, ...(type === undefined ? {} : { type }) }))
  }

  /** A part that is the pack's own: its faults are told by where it stands in the pack. */
  own<T>({ path, name }: Place, part: T): T {
    this.names.set(path, name)
    return part
  }
}

class Changing extends Builder {
  part(lists: Lists | undefined, part: unknown, change: unknown, place: Place): unknown {
    if (!isNamed(change)) {
      if (place.path !== '') return this.own(place, change)
      this.fault(place, 'fault.type', 'object')
      return part
    }
    if (isList(part) && lists?.by) return this.#pieces(lists.by, part, change, place)
    return isNamed(part) ? this.#fields(lists, part, change, place) : this.own(place, change)
  }

  #fields(lists: Lists | undefined, part: Named, change: Named, place: Place): Named {
    const fields = new Map(Object.entries(part))
    for (const [name, wanted] of Object.entries(change)) {
      const at = within(place, name)
      if (wanted !== null) fields.set(name, this.part(lists?.fields[name], fields.get(name), wanted, at))
      else if (!fields.delete(name)) this.fault(at, 'fault.unknown')
    }
    return Object.fromEntries(fields)
  }

  #pieces(by: readonly string[], list: readonly unknown[], change: Named, place: Place): unknown[] {
    const wanted = new Map(Object.entries(change))
    const kept: unknown[] = []
    for (const piece of list) {
      const id = idOf(by, piece)
      const change = wanted.get(id)
      const isWanted = wanted.delete(id)
      if (change === null) continue
      const at = { path: `${place.path}[${kept.length}]`, name: within(place, id).name }
      kept.push(isWanted ? this.part(undefined, this.own(at, piece), change, at) : piece)
    }
    for (const id of wanted.keys()) this.fault(within(place, id), 'fault.no-piece')
    return kept
  }
}

class Adding extends Builder {
  part(part: unknown, add: unknown, place: Place): unknown {
    if (isList(part)) return this.#list(part, add, place)
    if (!isNamed(part)) this.fault(place, 'fault.no-list')
    else if (!isNamed(add)) this.fault(place, 'fault.type', 'object')
    else return this.#fields(part, add, place)
    return part
  }

  #list(list: readonly unknown[], add: unknown, place: Place): unknown {
    if (!isList(add)) {
      this.fault(place, 'fault.type', 'array')
      return list
    }
    for (const index of add.keys())
      this.own({ path: `${place.path}[${list.length + index}]`, name: `${place.name}[${index}]` }, null)
    return [...list, ...add]
  }

  #fields(part: Named, add: Named, place: Place): Named {
    const fields = new Map(Object.entries(part))
    for (const [name, more] of Object.entries(add)) {
      const at = within(place, name)
      if (fields.has(name)) fields.set(name, this.part(fields.get(name), more, at))
      else this.fault(at, 'fault.unknown')
    }
    return Object.fromEntries(fields)
  }
}

type Named = { readonly [name: string]: unknown }

function isNamed(part: unknown): part is Named {
  return typeof part === 'object' && part !== null && !isList(part)
}

function isList(part: unknown): part is readonly unknown[] {
  return Array.isArray(part)
}

function idOf(by: readonly string[], piece: unknown): string {
  return isNamed(piece) ? by.flatMap((field) => piece[field]).join('-') : ''
}

function within({ path, name }: Place, field: string): Place {
  const at = (outer: string): string => {
    if (/^\d+$/.test(field)) return `${outer}[${field}]`
    return outer === '' ? field : `${outer}.${field}`
  }
  return { path: at(path), name: at(name) }
}

/** The name of the innermost part around a field that is the pack's own. */
function nameIn(names: ReadonlyMap<string, string>, field: string): string {
  let end = field.length
  while (end > 0) {
    const name = names.get(field.slice(0, end))
    if (name !== undefined) return `${name}${field.slice(end)}`
    end = Math.max(field.lastIndexOf('.', end - 1), field.lastIndexOf('[', end - 1))
  }
  return field
}
