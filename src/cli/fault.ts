import type { RecordFault } from '#kernel/match/record-lines.ts'
import type { Say } from './words.ts'

/** Where a record is wrong, and how. */
export function faultText({ line, said, message }: RecordFault, say: Say): string {
  return `line ${line}: ${said === null ? message : say(said)}`
}
