import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Device, Person } from '#table/store.ts'
import type { Operations } from './calls.ts'

type PeopleOperations = Pick<
  Operations,
  | 'createPerson'
  | 'person'
  | 'personByToken'
  | 'renamePerson'
  | 'addToken'
  | 'dropToken'
  | 'seeToken'
  | 'devicesOf'
  | 'dropPerson'
  | 'dropIdlePeople'
>

export function people(db: DatabaseSync, leaveTraces: () => void): PeopleOperations {
  const insert = db.prepare('INSERT INTO people (id, name, since) VALUES (?, ?, ?)')
  const find = db.prepare('SELECT id, name, since FROM people WHERE id = ?')
  const rename = db.prepare('UPDATE people SET name = ? WHERE id = ?')
  const give = db.prepare(
    'INSERT INTO tokens (hash, person, since, seen, label) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const holder = db.prepare(
    'SELECT id, name, people.since FROM tokens JOIN people ON id = person WHERE hash = ?',
  )
  const drop = db.prepare('DELETE FROM tokens WHERE hash = ?')
  const see = db.prepare('UPDATE tokens SET seen = max(seen, ?) WHERE hash = ?')
  const devices = db.prepare(
    'SELECT hash, label, since, seen FROM tokens WHERE person = ? ORDER BY since, hash',
  )
  const dropTokens = db.prepare('DELETE FROM tokens WHERE person = ?')
  const dropCodes = db.prepare('DELETE FROM codes WHERE person = ?')
  const dropBlocks = db.prepare('DELETE FROM blocks WHERE person = :id OR whom = :id')
  const dropReports = db.prepare('DELETE FROM reports WHERE by = :id OR whom = :id')
  const remove = db.prepare('DELETE FROM people WHERE id = ?')
  const idle = db.prepare(`
    SELECT id FROM people WHERE since < :since
    AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = id)
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = id AND seen >= :since)
    LIMIT :limit
  `)

  function dropAll(id: string): void {
    dropTokens.run(id)
    dropCodes.run(id)
    dropBlocks.run({ id })
    dropReports.run({ id })
    remove.run(id)
  }

  function addToken(person: string, token: string, now: number, label = ''): void {
    if (find.get(person) === undefined) throw new Error(`there is no person ${person}`)
    if (give.run(token, person, now, now, label).changes === 0 && holder.get(token)?.id !== person)
      throw new Error('this token is of somebody else')
  }

  return {
    createPerson({ id, name, since }, token, label) {
      if (find.get(id) !== undefined) throw new Error(`there is a person ${id} already`)
      insert.run(id, name, since)
      addToken(id, token, since, label)
    },
    person: (id) => personIn(find.get(id)),
    personByToken: (token) => personIn(holder.get(token)),
    renamePerson(id, name) {
      if (rename.run(name, id).changes === 0) throw new Error(`there is no person ${id}`)
    },
    addToken,
    dropToken(token) {
      drop.run(token)
    },
    seeToken(token, now) {
      see.run(now, token)
    },
    devicesOf: (person) => devices.all(person).map(deviceIn),
    dropPerson(id) {
      dropAll(id)
      leaveTraces()
    },
    dropIdlePeople(since, limit) {
      const gone = idle.all({ since, limit })
      for (const { id } of gone) dropAll(id as string)
      return gone.length
    },
  }
}

function deviceIn(row: Record<string, SQLOutputValue>): Device {
  return {
    token: row.hash as string,
    label: row.label as string,
    since: row.since as number,
    seen: row.seen as number,
  }
}

function personIn(row: Record<string, SQLOutputValue> | undefined): Person | null {
  if (row === undefined) return null
  return { id: row.id as string, name: row.name as string, since: row.since as number }
}
