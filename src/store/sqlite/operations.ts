import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'
import { codes } from './codes.ts'
import { contents } from './contents.ts'
import { matches } from './matches.ts'
import { people } from './people.ts'
import { replays } from './replays.ts'

export function operationsOn(db: DatabaseSync): Operations {
  return { ...contents(db), ...matches(db), ...replays(db), ...people(db), ...codes(db) }
}
