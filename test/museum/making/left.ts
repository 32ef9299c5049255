import type { PersonThen } from '../support/manifest.ts'
import type { Known } from './describe.ts'
import type { Stage } from './stage.ts'

/** A folder of data as it was left, with all that is known of it. */
export interface Left {
  readonly name: string
  readonly what: string
  readonly folder: string
  /** The moment it was left. */
  readonly left: number
  readonly people: readonly PersonThen[]
  readonly known: readonly Known[]
}

export function knownOf({ exhibit, match, invitations, link }: Stage): Known {
  const { name, what } = exhibit
  return { name, what, match, invitations: [...invitations], link }
}
