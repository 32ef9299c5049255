/** What the engine says: a key and parameters. People read it through a catalogue of their language. */
export interface Message {
  readonly key: string
  readonly params: Params
}

type Param = string | number | readonly string[] | readonly Message[]
export type Params = { readonly [name: string]: Param }

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Message templates by key. */
export type Catalogue = { readonly [key: string]: string }

/** Names of things that content, not the catalogue, holds: `kind` is what stands behind the @ in a template. */
export type Names = (kind: string, id: string, language: Language) => string | undefined

const NONE: Params = {}

export function message(key: string, params: Params = NONE): Message {
  return { key, params }
}

type Condition = readonly [name: string, value?: string]

/** A template that goes before the plain one of its key where this holds. */
interface Variant {
  readonly conditions: readonly Condition[]
  readonly template: string
}

/**
 * Templates hold `{name}`, `{name@kind}` (the name of a thing: the catalogue's `kind.value`, or the content's),
 * and `{count|one word|# words}` (singular or plural, # is the number). Messages in a parameter are said one by one.
 * A key may be said otherwise where something holds: `took?from` where there is that parameter, `took?from=shop` of its value, `took?seat=me` where it is a seat
 * of the reader, `bit?me=shark` where the reader has that seat, with & for both. `me` are the reader's seats.
 */
export function formatter(
  language: Language,
  catalogue: Catalogue,
  names?: Names,
  me: readonly string[] = [],
): (m: Message) => string {
  const variants = variantsIn(catalogue)
  const nameOf = (kind: string, id: string): string =>
    names?.(kind, id, language) ?? catalogue[`${kind}.${id}`] ?? missing(`${kind}.${id}`)

  const fill = (template: string, params: Params): string =>
    template.replace(
      /\{([a-zA-Z]+)(?:@([a-zA-Z.-]+))?(?:\|([^|}]*)\|([^}]*))?\}/g,
      (_, name: string, kind, one, many) => {
        const value = params[name]
        if (value === undefined) return missing(`{${name}}`)
        if (one !== undefined) {
          const form = isSingular(Number(value), language) ? one : many
          return fill(form.replaceAll('#', String(value)), params)
        }
        if (isMessages(value)) return value.map(say).join('; ')
        const said = (item: string): string => (kind === undefined ? item : nameOf(kind, item))
        return Array.isArray(value) ? listed(value.map(said), language) : said(String(value))
      },
    )

  const holds = (params: Params, [name, value]: Condition): boolean => {
    if (value === undefined) return params[name] !== undefined
    if (name === 'me') return me.includes(value)
    return value === 'me' ? me.includes(String(params[name])) : String(params[name]) === value
  }
  const templateOf = ({ key, params }: Message): string =>
    variants.get(key)?.find(({ conditions }) => conditions.every((each) => holds(params, each)))?.template ??
    catalogue[key] ??
    missing(key)

  const say = (m: Message): string => typeset(fill(templateOf(m), m.params), language)
  return say
}

/** By key, those with most conditions first. */
function variantsIn(catalogue: Catalogue): ReadonlyMap<string, readonly Variant[]> {
  const variants = new Map<string, Variant[]>()
  for (const [said, template] of Object.entries(catalogue)) {
    const [key, condition] = said.split('?')
    if (condition === undefined) continue
    const conditions = condition.split('&').map((each) => each.split('=') as [string, string?])
    variants.set(key, [...(variants.get(key) ?? []), { conditions, template }])
  }
  for (const list of variants.values()) list.sort((a, b) => b.conditions.length - a.conditions.length)
  return variants
}

/**
 * A name that ends with a mark of its own ends the sentence with it. In French a mark of two parts, a percent sign
 * and a quotation keep their space: a line never breaks there.
 */
export function typeset(text: string, language: Language): string {
  const ended = text.replace(/(?<=[!?])\.(?!\.)/g, '')
  return language === 'fr' ? ended.replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0') : ended
}

function isMessages(value: Param): value is readonly Message[] {
  return typeof value === 'object' && typeof value[0] === 'object'
}

function missing(what: string): string {
  return `⟨${what}⟩`
}

function isSingular(count: number, language: Language): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : count === 1
}

function listed(items: readonly string[], language: Language): string {
  if (items.length < 2) return items[0] ?? '—'
  const and = language === 'fr' ? ' et ' : ' and '
  return items.slice(0, -1).join(', ') + and + items[items.length - 1]
}
