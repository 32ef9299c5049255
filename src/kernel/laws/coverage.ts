import { type TInteger, type TNumberOptions, type TSchema, Type } from 'typebox'
import type { Box } from '../game.ts'

/**
 * Values of options that no table of a game is set up with: no law plays them. What options there are is taken from
 * their schema, so that a new one is missed at once.
 */
export function valuesNotPlayed({ id, optionsSchema, options, tables }: Box): string[] {
  if (!Type.IsObject(optionsSchema)) return [`the options of ${id} are not an object`]
  const played = tables.map((given) => ({ ...(given as object), ...options(given) }))
  return Object.entries(optionsSchema.properties).flatMap(([name, schema]) => {
    const seen = new Set(played.flatMap((each) => (each as { readonly [field: string]: unknown })[name]))
    return valuesOf(schema as TSchema)
      .filter((value) => !seen.has(value))
      .map((value) => `${name}: ${String(value)}`)
  })
}

/** What an option can be: each value of a choice or a range; of a list, each value of its items. */
function valuesOf(schema: TSchema): unknown[] {
  if (Type.IsArray(schema)) return valuesOf(schema.items)
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap(valuesOf)
  if (Type.IsLiteral(schema)) return [schema.const]
  if (Type.IsBoolean(schema)) return [false, true]
  if (Type.IsEnum(schema)) return [...schema.enum]
  if (Type.IsInteger(schema)) {
    const { minimum, maximum } = schema as TInteger & TNumberOptions
    if (typeof minimum !== 'number' || typeof maximum !== 'number')
      throw new Error('an option that is a number has a least and a most')
    return Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step)
  }
  throw new Error(`an option of the kind ${JSON.stringify(schema)} is not known here`)
}
