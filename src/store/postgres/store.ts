import type { Pool } from 'pg'
import { Elsewhere } from '../../table/ownership.ts'
import {
  Interrupted,
  type KeptMatch,
  type Listing,
  type NewMatch,
  PositionTaken,
  type Rewritten,
  type Store,
  StoreLost,
} from '../../table/store.ts'
import { counted, keepable } from '../keepable.ts'
import { blocks } from './blocks.ts'
import { contents, dropContent } from './contents.ts'
import { isOfDisk } from './faults.ts'
import type { Life } from './life.ts'
import { lists } from './lists.ts'
import { createMatch, endOf, loadMatch, rewrite } from './matches.ts'
import type { PostgresNode } from './node.ts'
import { people } from './people.ts'
import { Queries } from './reading.ts'
import { replays } from './replays.ts'
import { reports } from './reports.ts'

/** What a store needs besides its database. */
export interface StoreSurroundings {
  readonly node: PostgresNode
  readonly pool: Pool
  /** Writes everything into a file, as of one moment. */
  backup(file: string): Promise<void>
}

/** The same contract as of one file, for many nodes: what is about a match is written by the life that has it. */
export function postgresStore({ node, pool, backup }: StoreSurroundings): Store {
  const queries = new Queries(pool)
  /** Of what was asked over a life. */
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

  /** Why an append was refused. A match that nobody has is taken, and the append tried again. */
  async function refused(life: Life, match: string, position: number): Promise<'again'> {
    const found = await endOf(queries, match)
    if (found === null) throw new Error(`there is no match ${match}`)
    if (found.owner !== life.number) {
      // Its place in the log is asked for again: who was away for long finds that it has gone on.
      if (await isOwn(match)) return 'again'
      throw new Interrupted(`match ${match} is another node's`)
    }
    if (position < found.end) {
      node.overtaken(match)
      throw new PositionTaken(match, position)
    }
    throw new Error(`match ${match} ends at ${found.end}: nothing can follow at ${position}`)
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
      if (kept === null) await refused(life, match, position)
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
  ): Promise<void> {
    for (;;) {
      const life = await node.living()
      const done = await life.alone(match, (client) =>
        rewrite(client, life.number, match, person, entries, summary),
      )
      if (done === 'done') return
      if (done !== 'not ours') throw new Error(`match ${match} has no entry at ${done.missing}`)
      await refused(life, match, 0)
    }
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
    ...replays(queries),
    ...people(queries),
    ...blocks(queries),
    ...reports(queries),
    get isWriting() {
      return isWriting && node.life !== null
    },
    // It begins another life instead.
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
    rewrite: async (match, person, entries, summary) => {
      const kept = entries.map(({ position, entry }) => ({
        position: counted(position),
        entry: keepable(entry),
      }))
      return writing(() => rewriteMatch(match, person, kept, keepable(summary)))
    },
    // Rows that were replaced are gone with the next vacuum, and files that hold them with the host's backups.
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

/** As it is now: the caller may change it before it is sent. */
function copied({ status, listed, changed, people: who, summary }: Listing): Listing {
  return { status, listed, changed, people: who.map(keepable), summary: keepable(summary) }
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
