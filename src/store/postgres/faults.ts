/** SQLSTATE codes of PostgreSQL, as far as they matter here. */
export const UNIQUE = '23505'
export const REFERENCED = '23503'
const SHUTTING_DOWN = /^57P0/
const CONNECTION = /^08/
/** Out of disk, memory or connections. */
const EXHAUSTED = /^53/
const READ_ONLY = '25006'
const IO = /^58/

export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The connection is gone: whether the last statement was done is unknown. */
export function isCutOff(error: unknown): boolean {
  const code = codeOf(error)
  if (SHUTTING_DOWN.test(code) || CONNECTION.test(code)) return true
  // Errors of the network, and those of `pg` itself, which have no code.
  return !/^[\dA-Z]{5}$/.test(code)
}

/** The database cannot write: it is full, read-only, or its disk fails. */
export function isOfDisk(error: unknown): boolean {
  const code = codeOf(error)
  return EXHAUSTED.test(code) || IO.test(code) || code === READ_ONLY
}
