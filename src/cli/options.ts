import type { Options } from '#kernel/game.ts'
import { misuse } from './misuse.ts'

/** Any options of a game, as they stand in its protocol. */
export function jsonOptions(text: string): Options {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw misuse('bad-options', { why: error instanceof Error ? error.message : String(error) })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw misuse('bad-options', { why: text })
  return value as Options
}
