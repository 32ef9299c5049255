import { randomBytes } from 'node:crypto'
import { findBox } from '#games/index.ts'
import { pause } from '#server/pause.ts'
import { systemSecrets } from '#server/secrets.ts'
import { Tables } from '#table/tables.ts'
import type { Opened } from './grounds.ts'

/** Milliseconds between two things that happen at a table: a second and a bit, never twice the same. */
const HASTE = 4_000

/** Tables that nobody is at, on a store. */
export function tablesOn({ store, ownership }: Opened): Tables {
  let now = Date.now()
  return new Tables({
    store,
    ownership,
    findBox,
    now: () => {
      now += 200 + (randomBytes(2).readUInt16LE() % HASTE)
      return now
    },
    elapsed: () => 0,
    newId: systemSecrets.newId,
    newSecret: systemSecrets.newSecret,
    pause,
    away: () => 0,
    apart: async () => [],
    isWatched: () => false,
    packMemory: Number.POSITIVE_INFINITY,
    changed: () => {},
    dropped: () => {},
    damaged: (match, error) => {
      throw new Error(`match ${match} is damaged`, { cause: error })
    },
    unraised: (error) => {
      throw error
    },
  })
}
