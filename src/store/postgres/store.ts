import type { Client, Pool } from 'pg'
import { Elsewhere } from '#table/ownership.ts'
import {
  Interrupted,
  type KeptMatch,
  type Listing,
  type NewMatch,
  PositionTaken,
  type Rewritten,
  type Store,
  StoreLost,
} from '#table/store.ts'
import { pack } from '../archive.ts'
import { counted, keepable } from '../keepable.ts'
import { type Archiving, archives, dropEntries, keepArchive } from './archives.ts'
import { blocks } from './blocks.ts'
import { contents, dropContent } from './contents.ts'
import { isOfDisk } from './faults.ts'
import type { Life } from './life.ts'
import { lists } from './lists.ts'
import { createMatch, type End, endOf, loadMatch, rewrite, unarchive } from './matches.ts'
import type { PostgresNode } from './node.ts'
import { people } from './people.ts'
import { Queries } from './reading.ts'
import { replays } from './replays.ts'
import { reports } from './reports.ts'

/** What a store needs besides its database. */
export interface StoreContext {
  readonly node: PostgresNode
  readonly pool: Pool
  /** Writes everything into a file, as of one moment. */
  backup(file: string): Promise<void>
}

/** The store for several nodes: only the life that owns a match writes to it. */
export function postgresStore({ node, pool, backup }: StoreContext): Store {
  const queries = new Queries(pool)
  /** Writes of the current life that are under way. */
  const running = new Set<Promise<unknown>>()
  let isWriting = true
  let closing: Promise<void> | null = null

  async function writing<T>(work: () => Promise<T>): Promise<T> {
    if (closing !== null) throw new StoreLost('it was closed')
    const asked = work()
    running.add(asked)
    try {
      return await asked
    } catch (error) {
      if (isOfDisk(error)) isWriting = false
      throw error
    } finally {
      running.delete(asked)
    }
  }

  /** Where the log of a match of this life ends; null if this life did not have the match and has claimed it now. */
  async function endOfOurs(life: Life, match: string): Promise<End | null> {
    const found = await endOf(queries, match)
    if (found === null) throw new Error(`there is no match ${match}`)
    if (found.owner === life.number) return found
    // Forget what this node believed, and claim the match anew.
    node.disowned(match)
    if (await isOwn(match)) return null
    throw new Interrupted(`match ${match} is another node's`)
  }

  /** Throws why an append was refused, or does what it takes to try it again: takes the match, brings back its entries. */
  async function mayTryAgain(life: Life, match: string, position: number): Promise<void> {
    const found = await endOfOurs(life, match)
    // The position is checked again: another node may have written meanwhile.
    if (found === null) return
    if (position < found.end) {
      node.overtaken(match)
      throw new PositionTaken(match, position)
    }
    if (position > found.end || !found.archived)
      throw new Error(`match ${match} ends at ${found.end}: nothing can follow at ${position}`)
    await life.alone(match, (client) => unarchive(client, life.number, match))
  }

  /** Runs work on a match over the session of the current life, which has to own the match: since `readBy`, where that is said. */
  async function asOwner<Done>(
    match: string,
    readBy: number | undefined,
    work: (client: Client, owner: number) => Promise<Done | 'not ours'>,
  ): Promise<Done> {
    for (;;) {
      const life = await node.living()
      if (readBy !== undefined && readBy !== life.number) throw lostSince(match)
      const done = await life.alone(match, (client) => work(client, life.number))
      if (done !== 'not ours') return done
      if (readBy !== undefined) {
        node.disowned(match)
        throw lostSince(match)
      }
      await endOfOurs(life, match)
    }
  }

  /** The error for a match that another node owned in between: what was read may be out of date. */
  function lostSince(match: string): Interrupted {
    return new Interrupted(`match ${match} was another node's since it was read`)
  }

  async function isOwn(match: string): Promise<boolean> {
    try {
      await node.own(match)
      return true
    } catch (error) {
      if (error instanceof Elsewhere || error instanceof Interrupted) return false
      throw error
    }
  }

  async function append(
    match: string,
    position: number,
    entries: string[],
    listing?: Listing,
  ): Promise<void> {
    for (;;) {
      const life = await node.living()
      const kept = await life.append(match, position, entries, listing)
      if (kept === null) await mayTryAgain(life, match, position)
      else {
        if (kept.letGo !== null) await dropContent(queries, kept.letGo)
        return
      }
    }
  }

  async function create(match: NewMatch): Promise<void> {
    const life = await node.living()
    const isNew = await life.alone(match.id, (client) => createMatch(client, life.number, match))
    if (!isNew) throw new PositionTaken(match.id, 0)
    node.took(match.id, life)
  }

  async function rewriteMatch(
    match: string,
    person: string,
    entries: readonly Rewritten[],
    summary: string,
    life: number | undefined,
  ): Promise<void> {
    const done = await asOwner(match, life, (client, owner) =>
      rewrite(client, owner, match, person, entries, summary),
    )
    if (done !== 'done') throw new Error(`match ${match} has no entry at ${done.missing}`)
  }

  async function archiving(
    match: string,
    life: number | undefined,
    work: (client: Client, owner: number) => Promise<Archiving>,
  ): Promise<void> {
    if ((await asOwner(match, life, work)) === 'not whole')
      throw new Error(`match ${match} has not as many entries as its archive`)
  }

  async function close(): Promise<void> {
    await Promise.allSettled(running)
    await queries.close()
    await node.close()
    await pool.end()
  }

  const closedToo = <Args extends readonly unknown[], T>(read: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> =>
      closing === null ? read(...args) : Promise.reject(new StoreLost('it was closed'))
  }

  return {
    ...contents(queries),
    ...lists(queries),
    ...archives(queries),
    ...replays(queries),
    ...people(queries),
    ...blocks(queries),
    ...reports(queries),
    get isWriting() {
      return isWriting && node.life !== null
    },
    // A node is never lost: it begins another life instead.
    lost: new Promise(() => {}),

    createMatch: async (match) => {
      const kept = copiedMatch(match)
      return writing(() => create(kept))
    },
    append: async (match, position, entries, listing) => {
      const kept = entries.map(keepable)
      const shown = listing === undefined ? undefined : copied(listing)
      counted(position)
      return writing(() => append(match, position, kept, shown))
    },
    loadMatch: closedToo((match: string): Promise<KeptMatch | null> => loadMatch(queries, match)),
    rewrite: async (match, person, entries, summary, life) => {
      const kept = entries.map(({ position, entry }) => ({
        position: counted(position),
        entry: keepable(entry),
      }))
      return writing(() => rewriteMatch(match, person, kept, keepable(summary), life))
    },
    keepArchive: async (match, entries, life) => {
      const archive = await pack(entries.map(keepable))
      return writing(() =>
        archiving(match, life, (client, owner) => keepArchive(client, owner, match, archive)),
      )
    },
    dropEntries: (match, life) =>
      writing(() => archiving(match, life, (client, owner) => dropEntries(client, owner, match))),
    // Replaced rows go with the next vacuum; backups are the operator's.
    scrub: async () => {},
    tryWriting: () =>
      writing(async () => {
        const life = await node.living()
        await life.alone('', (client) =>
          client.query(`UPDATE nodes SET beat = clock_timestamp() WHERE life = $1`, [life.number]),
        )
        isWriting = true
      }),
    backup: closedToo(backup),
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** Copied now, because the caller may change it before it is sent. */
function copied({ status, listed, changed, people: who, summary, rules }: Listing): Listing {
  return {
    status,
    listed,
    changed,
    people: who.map(keepable),
    summary: keepable(summary),
    ...(rules === undefined ? {} : { rules }),
  }
}

function copiedMatch({ id, game, rules, created, entries, listing, content }: NewMatch): NewMatch {
  return {
    id: keepable(id),
    game: keepable(game),
    ...(rules === undefined ? {} : { rules }),
    created,
    entries: entries.map(keepable),
    listing: copied(listing),
    content: { hash: keepable(content.hash), text: keepable(content.text) },
  }
}
