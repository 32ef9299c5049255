import type { Store } from '../../table/store.ts'

/** What the thread does for the store. */
export type Method = Exclude<keyof Store, 'backup' | 'close'>

/** The contract without promises: the same functions, as the thread runs them. */
export type Operations = {
  readonly [M in Method]: (...args: Parameters<Store[M]>) => Awaited<ReturnType<Store[M]>>
}

export interface Call {
  readonly method: Method
  readonly args: readonly unknown[]
}

/** Calls to answer in their order, or the last word. */
export type Order = readonly Call[] | 'close'

const READS: ReadonlySet<Method> = new Set<Method>([
  'content',
  'loadMatch',
  'listedMatches',
  'matchesOf',
  'untouchedMatches',
  'person',
  'personByToken',
])

export function isRead({ method }: Call): boolean {
  return READS.has(method)
}

export function perform(operations: Operations, { method, args }: Call): unknown {
  const operation = operations[method] as (...args: readonly unknown[]) => unknown
  return operation(...args)
}
