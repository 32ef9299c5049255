import { Refusal } from '#kernel/refusal.ts'
import type { PersonId } from '#table/entry.ts'
import type { ListedMatch, Store } from '#table/store.ts'

/** Who asks for a match: a person or nobody, with a code (by its hash) or without one. */
export interface Comer {
  readonly person: PersonId | null
  readonly codeHash?: string | undefined
}

/**
 * A match that somebody may not see answers like one that does not exist, after the same work. So access is decided by the
 * listing, before any log is read.
 */
export async function mustBeLetIn(
  store: Store,
  match: string,
  comer: Comer,
  isOpenToAll: (match: ListedMatch) => boolean = () => false,
): Promise<void> {
  const { person, codeHash } = comer
  const listed = await store.listedMatch(match)
  const isAtHome = person !== null && (listed?.people.includes(person) ?? false)
  if (listed !== null && (listed.listed || isAtHome || isOpenToAll(listed))) return
  if (listed !== null && codeHash !== undefined && opens(listed, codeHash)) return
  throw notThere(comer)
}

/** What everybody is told who may not see a match, whether there is one or not. */
export function notThere({ codeHash }: Comer): Refusal {
  return new Refusal(codeHash === undefined ? 'no-such-match' : 'bad-invitation')
}

/** Listings of earlier releases do not say by which codes somebody comes in: there the table itself is asked. */
function opens({ status, summary }: ListedMatch, codeHash: string): boolean {
  const { codes } = readable(summary)
  return codes === undefined ? status !== 'over' : codes.includes(codeHash)
}

function readable(summary: string): { readonly codes?: readonly string[] } {
  try {
    return JSON.parse(summary)
  } catch {
    return {}
  }
}
