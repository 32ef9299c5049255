import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseIn } from '#store/files.ts'
import { guestAt, onlookers, shownTo } from '../support/looking.ts'
import type { MatchThen, PersonThen } from '../support/manifest.ts'
import type { Shown } from '../support/shown.ts'
import { type Program, part } from './program.ts'

/** A match that is known to be in a database. */
export interface Known {
  readonly name: string
  readonly what: string
  readonly match: string
  readonly invitations: readonly { readonly seat: string; readonly code: string }[]
  readonly link?: string | null
}

export interface Described {
  readonly matches: MatchThen[]
  readonly lobby: string[]
  readonly shown: { [match: string]: Shown[] }
  readonly records: Map<string, string>
}

/** Asks the program itself what is in a folder of data; it is shown a copy, so that asking changes nothing. */
export async function describe(
  program: Program,
  data: string,
  people: readonly PersonThen[],
  known: readonly Known[],
): Promise<Described> {
  const folder = mkdtempSync(join(tmpdir(), 'dorsal-museum-'))
  cpSync(data, folder, { recursive: true })
  const serving = await program.serve(folder, 'slow')
  const place = { base: serving.base, people }
  const records = new Map<string, string>()
  const shown: { [match: string]: Shown[] } = {}
  const guest = guestAt(place, 'Ann')
  const lobby = (await guest.get('/api/matches')).body.matches.map(
    ({ match }) => known.find((each) => each.match === match)?.name ?? match,
  )
  const results = new Map<string, string | null>()
  for (const { name, match } of known) {
    shown[name] = []
    for (const onlooker of await onlookers(place, match))
      shown[name].push(await shownTo(place, match, onlooker))
    const record = await guest.get(`/api/matches/${match}/record`)
    if (record.status === 200) records.set(name, record.text)
    const replay = await guest.get(`/api/matches/${match}/replay`)
    if (replay.status === 200) results.set(name, JSON.parse(replay.text).result)
  }
  await serving.stop()
  const logs = readLogs(databaseIn(folder))
  for (const [id, entries] of await readArchives(program, databaseIn(folder))) logs.set(id, entries)
  rmSync(folder, { recursive: true })
  const strange = [...logs.keys()].filter((id) => !known.some(({ match }) => match === id))
  if (strange.length > 0) throw new Error(`nobody knows of ${strange}`)
  const matches = known.map(({ name, what, match, invitations, link = null }): MatchThen => {
    const entries = logs.get(match) ?? []
    const { game, status } = shown[name][0].room
    const prints = entries.flatMap(({ print = '' }) => (print === '' ? [] : [print]))
    return {
      name,
      what,
      id: match,
      game,
      status,
      entries: entries.length,
      moves: prints.length,
      print: prints.at(-1) ?? null,
      invitations: [...invitations],
      ...(link === null ? {} : { link }),
      record: records.has(name) ? `records/${name}.record` : null,
      result: results.get(name) ?? null,
    }
  })
  return { matches, lobby, shown, records }
}

type Log = { print?: string }[]

/** The entries of archived matches, as the program reads them; those of earlier releases have none. */
async function readArchives(program: Program, file: string): Promise<Map<string, Log>> {
  const db = new DatabaseSync(file, { readOnly: true })
  const hasArchives = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'archives'").get() !== undefined
  const ids = hasArchives ? db.prepare('SELECT id FROM matches WHERE archived = 1').all() : []
  db.close()
  if (ids.length === 0) return new Map()
  const { openSqlite } = await part<typeof import('#store/sqlite.ts')>(program, 'store/sqlite')
  const store = await openSqlite(file)
  const logs = new Map<string, Log>()
  for (const { id } of ids) {
    const kept = await store.loadMatch(String(id))
    logs.set(
      String(id),
      (kept?.entries ?? []).map((entry) => JSON.parse(entry)),
    )
  }
  await store.close()
  return logs
}

/** The entries of every match, as they lie in the file. */
function readLogs(file: string): Map<string, Log> {
  const db = new DatabaseSync(file, { readOnly: true })
  const logs = new Map<string, Log>()
  const rows = db.prepare(
    'SELECT id, entry FROM entries JOIN matches ON number = match ORDER BY match, position',
  )
  for (const { id, entry } of rows.iterate()) {
    const log = logs.get(String(id)) ?? []
    logs.set(String(id), [...log, JSON.parse(String(entry))])
  }
  db.close()
  return logs
}
