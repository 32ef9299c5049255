import type { Device, Person, Store } from '#table/store.ts'
import { keepable, wholeMoment } from '../keepable.ts'
import { codeOf, REFERENCED, UNIQUE } from './faults.ts'
import type { Queries } from './reading.ts'

type People = Pick<
  Store,
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
  | 'putCode'
  | 'takeCode'
>

const TOKEN = 'INSERT INTO tokens (hash, person, since, seen, label)'

export function people(queries: Queries): People {
  return {
    async createPerson({ id, name, since }, token, label = '') {
      const values = [keepable(id), keepable(name), since, keepable(token), keepable(label)]
      try {
        await queries.write({
          name: 'create-person',
          text: `WITH new AS (INSERT INTO people (id, name, since) VALUES ($1, $2, $3))
            ${TOKEN} VALUES ($4, $1, $3, $3, $5)`,
          values,
        })
      } catch (error) {
        if (codeOf(error) !== UNIQUE) throw error
        throw new Error(`there is a person ${id} already, or the token is of somebody else`, { cause: error })
      }
    },

    async person(id) {
      const [found] = await queries.read<Person & object>({
        name: 'person',
        text: 'SELECT id, name, since FROM people WHERE id = $1',
        values: [id],
      })
      return found ?? null
    },

    async personByToken(token) {
      const [found] = await queries.read<Person & object>({
        name: 'person-by-token',
        text: 'SELECT p.id, p.name, p.since FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1',
        values: [token],
      })
      return found ?? null
    },

    async renamePerson(id, name) {
      const { rowCount } = await queries.write({
        text: 'UPDATE people SET name = $2 WHERE id = $1',
        values: [id, keepable(name)],
      })
      if (rowCount === 0) throw new Error(`there is no person ${id}`)
    },

    async addToken(person, token, now, label = '') {
      const values = [keepable(token), person, now, keepable(label)]
      const { rowCount } = await queries
        .write({
          // Their own token is left as it is; somebody else's updates no row, which reveals the conflict.
          text: `${TOKEN} VALUES ($1, $2, $3, $3, $4)
            ON CONFLICT (hash) DO UPDATE SET seen = tokens.seen WHERE tokens.person = excluded.person`,
          values,
        })
        .catch((error) => {
          throw codeOf(error) === REFERENCED ? new Error(`there is no person ${person}`) : error
        })
      if (rowCount === 0) throw new Error('this token is of somebody else')
    },

    async dropToken(token) {
      await queries.write({ text: 'DELETE FROM tokens WHERE hash = $1', values: [token] })
    },

    async seeToken(token, now) {
      await queries.write({
        text: 'UPDATE tokens SET seen = greatest(seen, $2) WHERE hash = $1',
        values: [token, now],
      })
    },

    async devicesOf(person) {
      return queries.read<Device & object>({
        text: 'SELECT hash AS token, label, since, seen FROM tokens WHERE person = $1 ORDER BY since, hash',
        values: [person],
      })
    },

    async dropPerson(id) {
      await queries.write({
        text: `WITH t AS (DELETE FROM tokens WHERE person = $1), c AS (DELETE FROM codes WHERE person = $1)
          DELETE FROM people WHERE id = $1`,
        values: [id],
      })
    },

    async dropIdlePeople(since, limit) {
      const { rowCount } = await queries.write({
        text: `WITH idle AS MATERIALIZED (
            SELECT id FROM people WHERE since < $1
            AND NOT EXISTS (SELECT 1 FROM sitting s WHERE s.person = id)
            AND NOT EXISTS (SELECT 1 FROM tokens t WHERE t.person = id AND t.seen >= $1)
            LIMIT $2 FOR UPDATE
          ),
          t AS (DELETE FROM tokens USING idle WHERE person = idle.id),
          c AS (DELETE FROM codes USING idle WHERE person = idle.id)
          DELETE FROM people USING idle WHERE people.id = idle.id`,
        values: [wholeMoment(since), limit],
      })
      return rowCount ?? 0
    },

    async putCode(code, person, expires) {
      const { rowCount } = await queries.write({
        text: `INSERT INTO codes (hash, person, expires) VALUES ($1, $2, $3)
          ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires WHERE codes.person = excluded.person`,
        values: [keepable(code), person, expires],
      })
      if (rowCount === 0) throw new Error('this code is of somebody else')
    },

    async takeCode(code, now) {
      const { rows } = await queries.write<{ hash: string; person: string; expires: number }>({
        text: 'DELETE FROM codes WHERE hash = $1 OR expires <= $2 RETURNING hash, person, expires',
        values: [code, now],
      })
      const taken = rows.find(({ hash, expires }) => hash === code && expires > now)
      return taken?.person ?? null
    },
  }
}
