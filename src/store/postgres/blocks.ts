import type { Blocking, Store } from '#table/store.ts'
import { keepable } from '../keepable.ts'
import type { Queries } from './reading.ts'

export function blocks(queries: Queries): Pick<Store, 'block' | 'unblock' | 'blocksOf' | 'isBlockedBy'> {
  return {
    async block(person, { whom, name, at }) {
      await queries.write({
        text: `INSERT INTO blocks (person, whom, name, at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (person, whom) DO UPDATE SET name = excluded.name, at = excluded.at`,
        values: [person, whom, keepable(name), at],
      })
    },

    async unblock(person, whom) {
      await queries.write({
        text: 'DELETE FROM blocks WHERE person = $1 AND whom = $2',
        values: [person, whom],
      })
    },

    async blocksOf(person) {
      return queries.read<Blocking & object>({
        text: 'SELECT whom, name, at FROM blocks WHERE person = $1 ORDER BY at DESC, whom',
        values: [person],
      })
    },

    async isBlockedBy(whom, people) {
      const found = await queries.read({
        name: 'is-blocked-by',
        text: 'SELECT 1 FROM blocks WHERE whom = $1 AND person = ANY ($2::text[]) LIMIT 1',
        values: [whom, [...people]],
      })
      return found.length > 0
    },
  }
}
