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

/** Instead of the schema's `uniqueItems`, which compares every item with every other. */
export function mustDiffer(field: string, items: readonly string[]): void {
  if (new Set(items).size < items.length)
    throw new Refusal('option', { field, expected: 'must not have duplicate items' })
}
