import type { ListedMatch, Store } from '#table/store.ts'
import { counted, wholeMoment } from '../keepable.ts'
import type { Queries } from './reading.ts'

type Lists = Pick<
  Store,
  'listedMatch' | 'listedMatches' | 'matchesOf' | 'matchesOfBoth' | 'untouchedMatches' | 'matchesEverOf'
>

const LISTING = 'm.id, m.game, m.created, l.status, l.listed, l.changed, l.people, l.summary'

export function lists(queries: Queries): Lists {
  const idsOf = async (text: string, values: readonly unknown[]): Promise<string[]> =>
    (await queries.read<{ id: string }>({ text, values: [...values] })).map(({ id }) => id)
  return {
    async listedMatch(match) {
      const [found] = await queries.read<ListedMatch & object>({
        name: 'listed-match',
        text: `SELECT ${LISTING} FROM matches m JOIN listings l ON l.match = m.number WHERE m.id = $1`,
        values: [match],
      })
      return found ?? null
    },

    async listedMatches(limit) {
      return queries.read<ListedMatch & object>({
        name: 'lobby',
        text: `SELECT ${LISTING} FROM listings l JOIN matches m ON m.number = l.match
          WHERE l.listed AND l.status <> 'over' ORDER BY l.changed DESC, l.match DESC LIMIT $1`,
        values: [counted(limit)],
      })
    },

    async matchesOf(person, limit) {
      return queries.read<ListedMatch & object>({
        name: 'matches-of',
        text: `SELECT ${LISTING} FROM sitting s JOIN listings l ON l.match = s.match JOIN matches m ON m.number = s.match
          WHERE s.person = $1 AND s.here ORDER BY l.changed DESC, l.match DESC LIMIT $2`,
        values: [person, counted(limit)],
      })
    },

    matchesOfBoth: (status, one, other) =>
      idsOf(
        `SELECT m.id FROM sitting a JOIN sitting b ON b.match = a.match JOIN listings l ON l.match = a.match
         JOIN matches m ON m.number = a.match
         WHERE a.person = $2 AND b.person = $3 AND a.here AND b.here AND l.status = $1 ORDER BY m.number`,
        [status, one, other],
      ),

    untouchedMatches: async (status, since, limit, skipped) =>
      idsOf(
        `SELECT m.id FROM listings l JOIN matches m ON m.number = l.match
         WHERE l.status = $1 AND l.changed < $2 ORDER BY l.changed, l.match LIMIT $3 OFFSET $4`,
        [status, wholeMoment(since), counted(limit), counted(skipped)],
      ),

    matchesEverOf: (person) =>
      idsOf('SELECT m.id FROM sitting s JOIN matches m ON m.number = s.match WHERE s.person = $1', [person]),
  }
}
