import { rmSync } from 'node:fs'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { ALONE, type Ownership } from '#table/ownership.ts'
import type { Store } from '#table/store.ts'
import { newFolder } from '../server/contest.ts'
import { fill, sizeOf } from './filling.ts'

export type Which = 'empty' | 'full'

/** One of them, and what says whose its matches are. */
export interface Opened {
  readonly store: Store
  readonly ownership: Ownership
}

/** Where the two stores lie that are held against each other. */
export interface Ground {
  readonly name: string
  /** Where a part of the work is done by other processes, only the clock sees all of it. */
  readonly comparedBy: 'processor' | 'clock'
  open(which: Which): Promise<Opened>
  /** Copies what is archived in the full one until there are so many; nobody has it open. */
  fill(count: number): Promise<void>
  /** Bytes that the full one takes. */
  size(): Promise<number>
  remove(): Promise<void>
}

/** Two files. */
export async function files(folder = newFolder()): Promise<Ground> {
  const fileOf = (which: Which): string => databaseIn(`${folder}/${which}`)
  return {
    name: 'SQLite',
    comparedBy: 'processor',
    open: async (which) => ({ store: await openSqlite(fileOf(which)), ownership: ALONE }),
    fill: async (count) => fill(fileOf('full'), count),
    size: async () => sizeOf(fileOf('full')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
