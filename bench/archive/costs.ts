import type { Act, TableEntry } from '#table/entry.ts'
import type { Opened } from './grounds.ts'
import type { Played } from './played.ts'
import { tablesOn } from './world.ts'

/** One of the two stores that are held against each other, with the same live matches in it. */
export interface Side {
  readonly opened: Opened
  /** A match that is over: as entries in the one, as an archive in the other. */
  readonly over: readonly string[]
  readonly live: readonly LiveMatch[]
  /** Somebody who sits in all live matches. */
  readonly person: string
}

interface LiveMatch {
  readonly id: string
  /** What is still to come. */
  readonly acts: Act[]
}

/** Puts matches into a store as they were half way. */
export async function begin(
  opened: Opened,
  played: readonly Played[],
  over: readonly Played[],
  name: string,
): Promise<Side> {
  const person = `${name} person`
  const live: LiveMatch[] = []
  for (const { id: from, game, entries, listing, content } of played) {
    const log = entries.map((text) => JSON.parse(text) as TableEntry)
    const begun = log.findIndex(({ kind }) => kind === 'started')
    const half = begun + ((log.length - begun) >> 1)
    const id = `${name} ${from}`
    await opened.store.createMatch({
      id,
      game,
      created: 0,
      entries: entries.slice(0, half),
      listing: { ...listing, status: 'playing', listed: true, people: [...listing.people, person] },
      content,
    })
    live.push({
      id,
      acts: log.slice(half).flatMap((entry) => (entry.kind === 'act' ? [entry] : [])),
    })
  }
  return { opened, live, over: over.map(({ id }) => id), person }
}

export type Cost = (side: Side, round: number) => Promise<void>

/** What is asked of each store in turn. */
export const COSTS: { readonly [name: string]: Cost } = {
  'the lobby': async ({ opened: { store } }) => {
    await store.listedMatches(50)
  },
  "a person's matches": async ({ opened: { store }, person }) => {
    await store.matchesOf(person, 50)
  },
  'opening a live match': async ({ opened, live }, round) => {
    await tablesOn(opened).use(live[round % live.length].id, ({ length }) => length)
  },
  'opening one that is over': async ({ opened, over }, round) => {
    await tablesOn(opened).use(over[round % over.length], ({ length }) => length)
  },
}

/** The next move of a live match, at a table in memory. */
export function moving({ opened, live }: Side): (round: number) => Promise<void> {
  const tables = tablesOn(opened)
  return async (round) => {
    const { id, acts } = live[round % live.length]
    const act = acts.shift()
    if (act === undefined) throw new Error('there are no moves left')
    const { seat, actions, person, tag } = act
    await tables.command(id, person ?? '', { do: 'act', seat, actions, tag })
  }
}
