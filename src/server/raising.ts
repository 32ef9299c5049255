import { Refusal } from '#kernel/refusal.ts'
import { readSummary } from '#table/listing.ts'
import { Elsewhere } from '#table/ownership.ts'
import type { ListedMatch, MatchStatus } from '#table/store.ts'
import type { Services } from './services.ts'

const UNFINISHED: readonly MatchStatus[] = ['gathering', 'playing']

const AT_ONCE = 100

/**
 * Brings every match whose rules are leaving to the newest ones, also those that nobody looks at: the next release cannot any
 * more. Gives how many were tried.
 */
export async function raiseLeaving(services: Services, now: number): Promise<number> {
  const { boxes, tables, isClosing, log } = services
  if (boxes.every(({ leaving = [] }) => leaving.length === 0)) return 0
  const matches = await leavingMatches(services, now)
  for (const match of matches) {
    if (isClosing()) break
    try {
      await tables.raise(match)
    } catch (error) {
      // Another node has it, and has brought it there when it read it.
      if (!(error instanceof Refusal || error instanceof Elsewhere))
        log.error({ match, err: error }, 'a match could not be brought to newer rules')
    }
  }
  if (matches.length > 0)
    log.info({ matches: matches.length }, 'matches of rules that are leaving were looked at')
  return matches.length
}

/** All of them are looked for first: a match that is brought over moves in the order. */
async function leavingMatches({ boxes, store }: Services, now: number): Promise<string[]> {
  const found: string[] = []
  for (const status of UNFINISHED)
    for (let seen = 0; ; ) {
      const ids = await store.untouchedMatches(status, now + 1, AT_ONCE, seen)
      seen += ids.length
      for (const id of ids) if (await isLeaving(id)) found.push(id)
      if (ids.length < AT_ONCE) break
    }
  return found

  async function isLeaving(id: string): Promise<boolean> {
    const listed = await store.listedMatch(id)
    return boxes.some(
      ({ id: game, leaving = [] }) => game === listed?.game && leaving.some((rules) => goesBy(listed, rules)),
    )
  }
}

/** False for a listing that cannot be read: that is reported where it is shown. */
function goesBy(listed: ListedMatch, rules: number): boolean {
  try {
    return readSummary(listed).rules === rules
  } catch {
    return false
  }
}
