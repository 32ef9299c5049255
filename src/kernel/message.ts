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

/**
 * Templates hold `{name}`, `{name@kind}` (the name of a thing: the catalogue's `kind.value`, or the content's),
 * and `{count|one word|# words}` (singular or plural, # is the number). Messages in a parameter are said one by one.
 */
export function formatter(language: Language, catalogue: Catalogue, names?: Names): (m: Message) => string {
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

  const say = (m: Message): string => typeset(fill(catalogue[m.key] ?? missing(m.key), m.params), language)
  return say
}

/**
 * A name that ends with a mark of its own ends the sentence with it. In French a mark of two parts and a quotation keep
 * their space: a line never breaks there.
 */
export function typeset(text: string, language: Language): string {
  const ended = text.replace(/(?<=[!?])\.(?!\.)/g, '')
  return language === 'fr' ? ended.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : ended
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
