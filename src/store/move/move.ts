import { createHash } from 'node:crypto'
import { Refusal } from '#kernel/refusal.ts'
import type { Holdings } from './holdings.ts'

export interface Moved {
  /** How many there are of each, and how many of them were there already. */
  contents: Tally
  people: Tally
  matches: Tally
}

interface Tally {
  all: number
  before: number
}

const none = (): Tally => ({ all: 0, before: 0 })

/**
 * Copies everything from one database to another, and reads each thing back to compare it. What is there already is compared and
 * skipped, so that an interrupted copy can be resumed.
 */
export async function move(
  from: Holdings,
  to: Holdings,
  progress: (moved: Moved) => void = () => {},
): Promise<Moved> {
  const moved: Moved = { contents: none(), people: none(), matches: none() }
  const copy = async <T>(
    what: keyof Moved,
    name: string,
    item: T,
    find: () => Promise<T | null>,
    put: () => Promise<void>,
  ) => {
    const there = await find()
    if (there === null) await put()
    else moved[what].before++
    // Also compared where it was there already: the target may be another server's database.
    if (hashOf(there ?? (await find())) !== hashOf(item)) throw new Refusal('move-differs', { what, name })
    moved[what].all++
    progress(moved)
  }
  for await (const { hash, text } of from.contents())
    await copy(
      'contents',
      hash,
      text,
      () => to.content(hash),
      () => to.putContent({ hash, text }),
    )
  for await (const person of from.people())
    await copy(
      'people',
      person.id,
      person,
      () => to.person(person.id),
      () => to.putPerson(person),
    )
  // After all people, because a block names two of them.
  for await (const { id } of from.people())
    await copyList(
      `blocks of ${id}`,
      await from.blocksOf(id),
      () => to.blocksOf(id),
      (blocks) => to.putBlocks(id, blocks),
    )
  await copyList('reports', await from.reports(), () => to.reports(), to.putReports)
  for await (const match of from.matches())
    await copy(
      'matches',
      match.id,
      match,
      () => to.match(match.id),
      () => to.putMatch(match),
    )
  return moved
}

/** Copies a list as a whole; one that is there already must be the same. */
async function copyList<T>(
  name: string,
  list: readonly T[],
  find: () => Promise<readonly T[]>,
  put: (list: readonly T[]) => Promise<void>,
): Promise<void> {
  if ((await find()).length === 0 && list.length > 0) await put(list)
  if (hashOf(await find()) !== hashOf(list)) throw new Refusal('move-differs', { what: 'people', name })
}

/** A hash for comparing, whatever the order in which a database gives the fields. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex')
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
