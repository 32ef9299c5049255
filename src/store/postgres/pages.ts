import type { Pool } from 'pg'
import { type KeptPages, PAGES_KEPT, type PageFile } from '../kept-pages.ts'
import { LOCKS } from './locks.ts'

interface Row {
  readonly plain: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/** Milliseconds until the database aborts the transaction of a node that hangs while keeping its page: others wait for its lock. */
const HUNG_AFTER = 3_000

/** Pages shared by all nodes: each can serve the files of any other's page, also of the release before. */
export function pagesInDatabase(pool: Pool): KeptPages {
  return {
    async keep(build, files) {
      const client = await pool.connect()
      // The next query fails as well; without a listener, this event would end the process.
      const ended = (): void => {}
      client.on('error', ended)
      try {
        await client.query('BEGIN')
        await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${HUNG_AFTER}`)
        await client.query('SELECT pg_advisory_xact_lock($1, 0)', [LOCKS.pages])
        const paths = files.map(({ path }) => path)
        const { rows } = await client.query<{ path: string }>(
          'SELECT path FROM page_files WHERE path = ANY ($1)',
          [paths],
        )
        const known = new Set(rows.map(({ path }) => path))
        for (const { path, plain, encoded } of files)
          if (!known.has(path))
            await client.query('INSERT INTO page_files VALUES ($1, $2, $3, $4)', [
              path,
              plain,
              encoded.br ?? null,
              encoded.gzip ?? null,
            ])
        await client.query(
          `INSERT INTO page_builds VALUES ($1, (SELECT coalesce(max(place), 0) + 1 FROM page_builds), $2)
           ON CONFLICT (build) DO UPDATE SET place = excluded.place, paths = excluded.paths`,
          [build, paths],
        )
        await client.query(
          `DELETE FROM page_builds WHERE build NOT IN (SELECT build FROM page_builds ORDER BY place DESC LIMIT $1)`,
          [PAGES_KEPT],
        )
        await client.query('DELETE FROM page_files WHERE path NOT IN (SELECT unnest(paths) FROM page_builds)')
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {})
        throw error
      } finally {
        client.off('error', ended)
        client.release()
      }
    },

    async find(path) {
      const { rows } = await pool.query<Row>('SELECT plain, br, gzip FROM page_files WHERE path = $1', [path])
      if (rows.length === 0) return null
      const [{ plain, br, gzip }] = rows
      const encoded: { [encoding: string]: Buffer } = {}
      if (br !== null) encoded.br = br
      if (gzip !== null) encoded.gzip = gzip
      const found: PageFile = { path, plain, encoded }
      return found
    },
  }
}
