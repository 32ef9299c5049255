import { Type } from 'typebox'
import { LANGUAGES } from './languages.ts'
import { ASKED, type Text } from './text.ts'

/**
 * Marks a part of a content that no rule reads, so that it is left out of the content's hash. A name goes with whatever has its
 * id; what is told of a piece (texts, facts, sources, colours) is right only while the piece is the same.
 */
export type Mark = 'name' | 'told'

export const exact = { additionalProperties: false }

const NAME: { readonly '~beside': Mark } = { '~beside': 'name' }
export const TOLD: { readonly '~beside': Mark } = { '~beside': 'told' }

/** For a list whose pieces have no `id`: the fields whose values, joined by dashes, identify a piece to packs. */
export const by = (...fields: readonly string[]) => ({ '~by': fields })

/** Where a piece of content comes from. */
const SOURCES = ['rulebook', 'reported', 'inferred', 'house'] as const

export const source = Type.Enum(SOURCES, TOLD)

/** Where the parts of a piece come from, each by its name. */
export const sources = <Part extends string>(...parts: readonly Part[]) =>
  Type.Unsafe<{ [part in Part]: (typeof SOURCES)[number] }>(
    Type.Object(Object.fromEntries(parts.map((part) => [part, source])), { ...exact, ...TOLD }),
  )

export const id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 })

/** A name of something. */
export const text = (longest: number) => words(longest, NAME)

/** What every pack may say of itself: how it is called, and in one line what it changes. */
export const titles = { name: text(80), about: Type.Optional(text(160)) }

/** A sentence about a piece, such as what it does or a fact. */
export const toldText = (longest: number) => words(longest, TOLD)

function words(longest: number, mark: typeof NAME) {
  const each = Type.String({ minLength: 1, maxLength: longest })
  const isAsked = (code: string): boolean => ASKED.some((asked) => asked === code)
  const fields = LANGUAGES.map((code) => [code, isAsked(code) ? each : Type.Optional(each)])
  return Type.Unsafe<Text>(Type.Object(Object.fromEntries(fields), { ...exact, ...mark }))
}
