import { Refusal } from '#kernel/refusal.ts'

/** SQLite's primary result codes, as far as they matter here. */
export const BUSY = 5
const READONLY = 8
export const IO_ERROR = 10
export const CORRUPT = 11
export const FULL = 13
const CANNOT_OPEN = 14
export const CONSTRAINT = 19
const NOT_A_DATABASE = 26

/** The primary code of an error of SQLite's; undefined for any other. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return error.errcode & 0xff
}

const OF_DISK = new Set([BUSY, READONLY, IO_ERROR, FULL, CANNOT_OPEN])

/** The database cannot write: the disk is full, locked by another program or read-only. */
export function isOfDisk(error: unknown): boolean {
  const code = resultCode(error)
  return code !== undefined && OF_DISK.has(code)
}

/** Why a database does not open, in words for whoever runs it. */
export function whyNotOpened(error: unknown, file: string): unknown {
  switch (resultCode(error)) {
    case BUSY:
      return new Refusal('store-in-use', { file })
    case NOT_A_DATABASE:
      return new Refusal('store-foreign', { file })
    case CORRUPT:
      return new Refusal('store-corrupt', { file })
    case READONLY:
    case IO_ERROR:
    case CANNOT_OPEN:
      return new Refusal('store-unopenable', { file })
    default:
      return error
  }
}
