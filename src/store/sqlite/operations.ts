import type { DatabaseSync } from 'node:sqlite'
import { blocks } from './blocks.ts'
import type { Operations } from './calls.ts'
import { codes } from './codes.ts'
import { contents } from './contents.ts'
import { lists } from './lists.ts'
import { matches } from './matches.ts'
import { people } from './people.ts'
import { replays } from './replays.ts'
import { reports } from './reports.ts'
import { scrubbing } from './scrubbing.ts'

export function operationsOn(db: DatabaseSync): Operations {
  const { leaveTraces, scrub } = scrubbing(db)
  return {
    ...contents(db),
    ...matches(db, leaveTraces),
    ...lists(db),
    ...replays(db),
    ...people(db, leaveTraces),
    ...codes(db),
    ...blocks(db),
    ...reports(db),
    scrub,
  }
}
