import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Refusal } from '#kernel/refusal.ts'
import type { Wire } from '#wire/fields.ts'
import { HelloMessage } from '#wire/hello.ts'
import { ORDERS, type Order } from '#wire/orders.ts'

/** Checks a value against a schema, compiled once; refuses it with the name of the field. */
export function checker<Schema extends TSchema>(schema: Schema): (value: unknown) => Wire<Schema> {
  const compiled = Compile(schema)
  return (value) => {
    if (compiled.Check(value)) return value as Wire<Schema>
    const [error] = compiled.Errors(value)
    const field = error.instancePath.slice(1).replaceAll('/', '.').slice(0, 60)
    const expected = error.keyword === 'boolean' ? 'is not a field of this' : error.message
    throw new Refusal('bad-request', { field: field === '' ? 'body' : field, expected })
  }
}

const ORDER_CHECKERS = new Map<string, (value: unknown) => unknown>(
  Object.entries(ORDERS).map(([each, schema]) => [each, checker(schema as TSchema)]),
)

export const asHello = checker(HelloMessage)

export function asOrder(value: { readonly [field: string]: unknown }): Order {
  const check = typeof value.do === 'string' ? ORDER_CHECKERS.get(value.do) : undefined
  if (check === undefined)
    throw new Refusal('bad-request', { field: 'do', expected: `one of ${Object.keys(ORDERS).join(', ')}` })
  return check(value) as Order
}
