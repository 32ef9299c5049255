import type { Store } from '#table/store.ts'

/** What the thread does for the store. */
export type Method = Exclude<keyof Store, 'isWriting' | 'lost' | 'backup' | 'close'>

/** The contract without promises: the same functions, as the thread runs them. */
export type Operations = {
  readonly [M in Exclude<Method, 'keepArchive'>]: (
    ...args: Parameters<Store[M]>
  ) => Awaited<ReturnType<Store[M]>>
} & {
  /** Compressed outside this thread, since every other call waits for it, and sent as base64. */
  readonly keepArchive: (match: string, archive: { readonly length: number; readonly packed: string }) => void
}

export interface Call {
  readonly method: Method
  readonly args: readonly unknown[]
}

/**
 * Calls to answer in their order, as JSON, or LAST. One text crosses threads in a fraction of the time that as many objects take.
 */
export type Batch = string
export const LAST: Batch = 'close'

const READS: ReadonlySet<Method> = new Set<Method>([
  'content',
  'unbegunContents',
  'loadMatch',
  'loadArchive',
  'unarchivedMatches',
  'listedMatch',
  'listedMatches',
  'matchesOf',
  'matchesOfBoth',
  'untouchedMatches',
  'person',
  'personByToken',
  'devicesOf',
  'blocksOf',
  'isBlockedBy',
  'reports',
  'matchesEverOf',
])

export function isRead({ method }: Call): boolean {
  return READS.has(method)
}

/** Whether a call cannot run inside a transaction, as VACUUM cannot. */
export function isAlone({ method }: Call): boolean {
  return method === 'scrub'
}

/** A single statement is atomic by itself, and needs no savepoint. */
export function isOneStatement({ method, args }: Call): boolean {
  const [, , entries, listing] = args
  return method === 'append' && listing === undefined && (entries as readonly string[]).length === 1
}

export function perform(operations: Operations, { method, args }: Call): unknown {
  const operation = operations[method] as (...args: readonly unknown[]) => unknown
  return operation(...args)
}
