import { setTimeout as after } from 'node:timers/promises'
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { Interrupted } from '#table/store.ts'
import { isCutOff } from './faults.ts'

/** Milliseconds for which a read waits for a database that is being started again. */
const PATIENCE = 4_000
const AGAIN = 50

/** Queries that need no ownership: reads, and writes that cannot conflict with other nodes. */
export class Queries {
  readonly #pool: Pool
  readonly #running = new Set<Promise<unknown>>()
  #isClosed = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Reads are retried when the connection is cut. */
  async read<Row extends QueryResultRow>(query: QueryConfig): Promise<Row[]> {
    return this.#counted(async () => {
      const end = performance.now() + PATIENCE
      for (;;)
        try {
          return (await this.#pool.query<Row>(query)).rows
        } catch (error) {
          if (!isCutOff(error)) throw error
          if (this.#isClosed || performance.now() > end) throw new Interrupted('no connection', error)
          await after(AGAIN)
        }
    })
  }

  async write<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.#counted(async () => {
      try {
        return await this.#pool.query<Row>(query)
      } catch (error) {
        throw isCutOff(error) ? new Interrupted('no connection', error) : error
      }
    })
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#running)
    this.#isClosed = true
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Interrupted('it was closed')
    const running = work()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }
}
