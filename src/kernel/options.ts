import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Refusal } from './refusal.ts'

/** Checks options against a schema; what does not fit is refused by the name of the field. */
export function optionsReader<S extends TSchema>(schema: S): (given: unknown) => Static<S> {
  const checker = Compile(schema)
  return (given) => {
    if (checker.Check(given)) return given as Static<S>
    const [error] = checker.Errors(given)
    const field = error.instancePath.slice(1).replaceAll('/', '.') || 'options'
    // An unknown field is reported as the schema `false` that forbids it.
    const expected = error.keyword === 'boolean' ? 'there is no such option' : error.message
    throw new Refusal('option', { field, expected })
  }
}

/** Not in the schemas: theirs takes the square of the time that the list is long. */
export function mustDiffer(field: string, items: readonly string[]): void {
  if (new Set(items).size < items.length)
    throw new Refusal('option', { field, expected: 'must not have duplicate items' })
}
