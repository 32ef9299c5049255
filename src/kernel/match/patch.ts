/** A change of a view: the path to what has changed, and last the new value. */
export type Change = readonly [...path: readonly (string | number)[], value: unknown]

type Fields = { readonly [name: string]: unknown }

/** Whether two values are the same as JSON. */
export function isSame(before: unknown, after: unknown): boolean {
  return before === after || changesBetween(before, after).length === 0
}

/** The changes that turn one value into another. A list or object that gained or lost parts is sent as a whole. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  collect(before, after, [], 0, changes)
  return changes
}

/** Compares lists by index and objects by field. It runs over every view that is sent, so it allocates only changes. */
function collect(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  depth: number,
  changes: Change[],
): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let index = 0; index < after.length; index++) {
      if (before[index] === after[index]) continue
      path[depth] = index
      collect(before[index], after[index], path, depth + 1, changes)
    }
  } else if (isObject(before) && isObject(after)) {
    const found = changes.length
    // The fields are nearly always the same. Where they turn out not to be, the whole object is sent instead.
    if (!collectFields(before, after, path, depth, changes)) {
      changes.length = found
      changes.push(changeAt(path, depth, after))
    }
  } else changes.push(changeAt(path, depth, after))
}

/** Returns whether both have the same fields; if not, the changes it has added are to be dropped. */
function collectFields(
  before: Fields,
  after: Fields,
  path: (string | number)[],
  depth: number,
  changes: Change[],
): boolean {
  let more = 0
  for (const name in after) {
    more++
    const was = before[name]
    const is = after[name]
    if (was === is && was !== undefined) continue
    if (was === undefined && !Object.hasOwn(before, name)) return false
    path[depth] = name
    collect(was, is, path, depth + 1, changes)
  }
  for (const _ in before) more--
  return more === 0
}

function changeAt(path: readonly (string | number)[], depth: number, value: unknown): Change {
  return [...path.slice(0, depth), value]
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

function isObject(value: unknown): value is Fields {
  return isBranch(value) && !Array.isArray(value)
}
