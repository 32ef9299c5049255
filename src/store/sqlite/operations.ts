import type { DatabaseSync } from 'node:sqlite'
import type { Operations } from './calls.ts'
import { codes } from './codes.ts'
import { contents } from './contents.ts'
import { matches } from './matches.ts'
import { people } from './people.ts'
import { traces } from './traces.ts'

export function operationsOn(db: DatabaseSync): Operations {
  const { leave, scrub } = traces(db)
  return { ...contents(db), ...matches(db, leave), ...people(db, leave), ...codes(db), scrub }
}
