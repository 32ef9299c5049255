import { databaseIn } from '#store/files.ts'
import { openPostgres } from '#store/postgres.ts'
import { openSqlite } from '#store/sqlite.ts'
import { listing, newMatch } from '#store/testing/suite/samples.ts'
import type { Store } from '#table/store.ts'

const MATCHES = 100

/** What a table of two writes for a move: the entry, and at every turn what the lists show. */
const ENTRY = JSON.stringify({
  kind: 'act',
  seat: 0,
  person: 'ViQPAdjF4wEJx_jSuorekw',
  tag: '4b1f6a2c9d-17',
  actions: ['swim b3', 'pass'],
  at: 1_794_989_212_088,
  print: '5f0c7c2f2cbb3b7a',
})
const SEAT = { names: ['Ann of the Orca'], holders: ['ViQPAdjF4wEJx_jSuorekw'], bot: null }
const SUMMARY = {
  rules: 3,
  options: { players: 2, sharks: ['great-white', 'mako'], hands: 'closed', view: 'own' },
  seats: [
    { seat: 'great-white', ...SEAT },
    { seat: 'mako', ...SEAT },
  ],
  ending: null,
  winners: null,
  result: null,
}

export interface Appends {
  readonly name: string
  readonly perSecond: number[]
}

/** Moves of so many matches at once, each waiting for the last to be kept; the stores take turns. */
export async function appends(folder: string, url: string, rounds: number, ms: number): Promise<Appends[]> {
  const stores: { readonly name: string; readonly store: Store; readonly write: Writer }[] = []
  for (const [name, store] of [
    ['SQLite', await openSqlite(databaseIn(folder))],
    ['PostgreSQL', (await openPostgres({ url })).store],
  ] as const)
    stores.push({ name, store, write: await writer(store) })
  const results = stores.map(({ name }): Appends => ({ name, perSecond: [] }))
  try {
    for (const { write } of stores) await write(ms)
    for (let round = 0; round < rounds; round++)
      for (const [index, { write }] of stores.entries()) results[index].perSecond.push(await write(ms))
    return results
  } finally {
    for (const { store } of stores) await store.close()
  }
}

type Writer = (ms: number) => Promise<number>

async function writer(store: Store): Promise<Writer> {
  const matches = Array.from({ length: MATCHES }, (_, index) => ({ id: `bench-${index}`, position: 0 }))
  await Promise.all(matches.map(({ id }) => store.createMatch(newMatch(id, { entries: [] }))))
  return async (ms) => {
    const start = performance.now()
    let kept = 0
    await Promise.all(
      matches.map(async (match) => {
        while (performance.now() - start < ms) {
          const waiting = [['great-white', 'mako'][match.position % 2]]
          const summary = JSON.stringify({ ...SUMMARY, waiting })
          await store.append(
            match.id,
            match.position,
            [ENTRY],
            listing({ summary, changed: 1_794_989_160_000 }),
          )
          match.position++
          kept++
        }
      }),
    )
    return (kept / (performance.now() - start)) * 1_000
  }
}
