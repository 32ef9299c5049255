/** Where something in a view has changed, as the way to it, and last what stands there now. */
export type Change = readonly [...path: readonly (string | number)[], value: unknown]

type Fields = { readonly [name: string]: unknown }

/** Whether two values are the same as JSON. */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (!isBranch(before) || !isBranch(after) || !hasSameShape(before, after)) return false
  for (const name in after) if (!isSame((before as Fields)[name], (after as Fields)[name])) return false
  return true
}

/** What turns one value into another. Where fields or items came or went, all that holds them is given anew. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  collect(before, after, [], changes)
  return changes
}

function collect(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (!isBranch(before) || !isBranch(after) || !hasSameShape(before, after)) {
    changes.push([...path, after])
    return
  }
  for (const name in after) {
    path.push(Array.isArray(after) ? Number(name) : name)
    collect((before as Fields)[name], (after as Fields)[name], path, changes)
    path.pop()
  }
}

/** A value with changes made to it; the value itself stays as it was. */
export function withChanges<Value>(value: Value, changes: readonly Change[]): Value {
  return changes.reduce<unknown>((whole, change) => changed(whole, change, 0), value) as Value
}

function changed(value: unknown, change: Change, depth: number): unknown {
  if (depth === change.length - 1) return change[depth]
  if (!isBranch(value)) throw new RangeError(`nothing is at ${change.slice(0, depth).join('.')}`)
  const name = change[depth] as string
  if (!Object.hasOwn(value, name)) throw new RangeError(`nothing is at ${change.slice(0, -1).join('.')}`)
  const part = changed((value as Fields)[name], change, depth + 1)
  if (!Array.isArray(value)) return { ...value, [name]: part }
  const items = [...value]
  items[Number(name)] = part
  return items
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function hasSameShape(before: object, after: object): boolean {
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) && before.length === after.length
  let fields = 0
  for (const name in after) {
    if (!Object.hasOwn(before, name)) return false
    fields++
  }
  for (const _ in before) fields--
  return fields === 0
}
