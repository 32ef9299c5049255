import { factsOf, type Language, listsOf, pluralsOf } from './languages.ts'

export { LANGUAGES, type Language } from './languages.ts'

/** What the engine says: a key and parameters. People read it through a catalogue of their language. */
export interface Message {
  readonly key: string
  readonly params: Params
}

type Param = string | number | readonly string[] | readonly Message[]
export type Params = { readonly [name: string]: Param }

/** Message templates by key. */
export type Catalogue = { readonly [key: string]: string }

/**
 * What rules and content, not the catalogue, hold: the names of things, by the `kind` that stands behind the @ in a template,
 * and the numbers of the rules, of the kind `number`.
 */
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
 * `{sharks.stomach}`, with the name of a game, is a number of its rules: nobody passes it, the game's names give it.
 *
 * A key may have variants with a condition: `took?from` if there is that parameter, `took?from=shop` if it has that value,
 * `took?seat=me` if it is a seat of the reader, `bit?me=shark` if the reader has that seat, and `&` between several
 * conditions. `me` are the reader's seats.
 */
export function formatter(
  language: Language,
  catalogue: Catalogue,
  names?: Names,
  me: readonly string[] = [],
): (m: Message) => string {
  const variants = variantsIn(catalogue)
  const nameOf = (kind: string, id: string): string => {
    const named = catalogue[`${kind}.${id}`]
    return names?.(kind, id, language) ?? (named === undefined ? missing(`${kind}.${id}`) : fill(named, NONE))
  }

  const fill = (template: string, params: Params): string =>
    template.replace(
      /\{([a-zA-Z.-]+)(?:@([a-zA-Z.-]+))?(?:\|([^|}]*)\|([^}]*))?\}/g,
      (_, name: string, kind, one, many) => {
        const value = params[name] ?? names?.('number', name, language)
        if (value === undefined) return missing(`{${name}}`)
        if (one !== undefined) {
          const form = pluralsOf(language).select(Number(value)) === 'one' ? one : many
          return fill(form.replaceAll('#', String(value)), params)
        }
        if (isMessages(value)) return value.map(say).join('; ')
        const said = (item: string): string => (kind === undefined ? item : nameOf(kind, item))
        if (!Array.isArray(value)) return said(String(value))
        return value.length === 0 ? '—' : listsOf(language).format(value.map(said))
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

/** By key, the variants with most conditions first. */
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

/** Drops a full stop after a name that ends with `!` or `?`, then sets spaces and marks as the language has them. */
export function typeset(text: string, language: Language): string {
  const ended = text.replace(/(?<=[!?])\.(?!\.)/g, '')
  return factsOf(language).typeset?.(ended) ?? ended
}

function isMessages(value: Param): value is readonly Message[] {
  return typeof value === 'object' && typeof value[0] === 'object'
}

function missing(what: string): string {
  return `⟨${what}⟩`
}
