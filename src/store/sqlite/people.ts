import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Person } from '../../table/store.ts'
import type { Operations } from './calls.ts'

type PeopleOperations = Pick<
  Operations,
  'createPerson' | 'person' | 'personByToken' | 'renamePerson' | 'addToken' | 'dropToken'
>

export function people(db: DatabaseSync): PeopleOperations {
  const insert = db.prepare('INSERT INTO people (id, name, since) VALUES (?, ?, ?)')
  const find = db.prepare('SELECT id, name, since FROM people WHERE id = ?')
  const rename = db.prepare('UPDATE people SET name = ? WHERE id = ?')
  const give = db.prepare('INSERT INTO tokens (hash, person, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const holder = db.prepare(
    'SELECT id, name, people.since FROM tokens JOIN people ON id = person WHERE hash = ?',
  )
  const drop = db.prepare('DELETE FROM tokens WHERE hash = ?')

  function addToken(person: string, token: string, now: number): void {
    if (find.get(person) === undefined) throw new Error(`there is no person ${person}`)
    if (give.run(token, person, now).changes === 0 && holder.get(token)?.id !== person)
      throw new Error('this token is of somebody else')
  }

  return {
    createPerson({ id, name, since }, token) {
      if (find.get(id) !== undefined) throw new Error(`there is a person ${id} already`)
      insert.run(id, name, since)
      addToken(id, token, since)
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
  }
}

function personIn(row: Record<string, SQLOutputValue> | undefined): Person | null {
  if (row === undefined) return null
  return { id: row.id as string, name: row.name as string, since: row.since as number }
}
