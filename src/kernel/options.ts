import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Refusal } from './refusal.ts'

/** Checks options against a schema; what does not fit is refused by the name of the field. */
export function optionsReader<S extends TSchema>(schema: S): (given: unknown) => Static<S> {
  const checker = Compile(schema)
  return (given) => {
    const [error] = checker.Errors(given)
    if (error === undefined) return given as Static<S>
    const field = error.instancePath.slice(1).replaceAll('/', '.') || 'options'
    // An unknown field is reported as the schema `false` that forbids it.
    const expected = error.keyword === 'boolean' ? 'there is no such option' : error.message
    throw new Refusal('option', { field, expected })
  }
}
