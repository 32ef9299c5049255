import type { Pool } from 'pg'
import type { ForgottenList } from '#table/store.ts'

/** Who was forgotten, known to all nodes. */
export async function forgottenInDatabase(pool: Pool): Promise<ForgottenList> {
  let people: readonly string[] = []
  const read = async (): Promise<void> => {
    const { rows } = await pool.query<{ person: string }>('SELECT person FROM forgotten ORDER BY person')
    people = rows.map(({ person }) => person)
  }
  await read()
  return {
    all: () => people,
    async add(person) {
      await pool.query('INSERT INTO forgotten VALUES ($1) ON CONFLICT DO NOTHING', [person])
      await read()
    },
  }
}
