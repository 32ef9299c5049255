import { setTimeout as after } from 'node:timers/promises'
import {
  type Burial,
  type Cluster,
  type ClusterListener,
  Elsewhere,
  type NodeLife,
  type SharedRate,
} from '#table/ownership.ts'
import { Interrupted } from '#table/store.ts'
import type { Readers } from './connecting.ts'
import { Life, type LifeOptions, type Peer } from './life.ts'
import { Queries } from './reading.ts'

/** Milliseconds until the next try to begin a life. */
const RETRY_AFTER = 100

/** Milliseconds for which a call waits for the node to begin its next life. */
const PATIENCE = 5_000

/** Tries to claim a match: whoever loses a race for it still sees it without an owner, and has to ask again. */
const MOST_TRIES = 20

const TAKE = `
  INSERT INTO buckets AS b (what, who, rest, at) VALUES ($1, $2, $3::float8 - 1, clock_timestamp())
  ON CONFLICT (what, who) DO UPDATE
  SET rest = least($3::float8, b.rest + extract(epoch FROM clock_timestamp() - b.at)::float8 * $4::float8) - 1,
    at = clock_timestamp()
  WHERE least($3::float8, b.rest + extract(epoch FROM clock_timestamp() - b.at)::float8 * $4::float8) >= 1
  RETURNING rest
`

/** A node that lives one life after the other, as long as its process does. */
export class PostgresNode implements Cluster {
  readonly #options: LifeOptions
  readonly #readers: Readers
  readonly #queries: Queries
  readonly #owned = new Set<string>()
  readonly #burying = new Set<number>()
  #listeners: ClusterListener[] = []
  #life: Life | null = null
  /** The number of the life before. */
  #last: number | null = null
  #beginning: Promise<void> = Promise.resolve()
  #peers: readonly Peer[] = []
  #isSweeping = false
  #isDraining = false
  #isClosed = false

  constructor(options: LifeOptions, readers: Readers) {
    this.#options = options
    this.#readers = readers
    this.#queries = new Queries(readers.pool)
  }

  /** Begins the first life. Rejects when something is wrong with the database; later lives are tried again instead. */
  async begin(): Promise<void> {
    await this.#live()
  }

  get life(): number | null {
    return this.#life?.number ?? null
  }

  get owned(): number {
    return this.#owned.size
  }

  get lease(): number {
    return this.#options.lease
  }

  get beatAge(): number {
    return this.#life === null ? Number.POSITIVE_INFINITY : performance.now() - this.#life.lastBeat
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  get isSweeping(): boolean {
    return this.#isSweeping
  }

  get releases() {
    const releases = this.#peers.map(({ release }) => release)
    return { least: Math.min(...releases), most: Math.max(...releases) }
  }

  get others(): readonly NodeLife[] {
    return this.#peers.filter(({ life }) => life !== this.life)
  }

  held(): readonly string[] {
    return [...this.#owned]
  }

  listen(listener: ClusterListener): void {
    this.#listeners.push(listener)
  }

  async own(match: string): Promise<number> {
    if (this.#owned.has(match) && this.#life !== null) return this.#life.number
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const life = await this.living()
      const { isThere, isMine, node } = await life.claim(match, !this.#isDraining)
      if (!isThere) return life.number
      if (isMine) {
        // It may have ended while the answer was on its way.
        if (life.isOver) continue
        this.#owned.add(match)
        this.#tell(({ claimed }) => claimed('taken', match))
        return life.number
      }
      if (node !== null) {
        this.#tell(({ claimed }) => claimed('elsewhere', match))
        throw new Elsewhere(match, node)
      }
      if (this.#isDraining) break
    }
    throw new Interrupted(`there is no node for match ${match}`)
  }

  async letGo(matches: readonly string[]): Promise<void> {
    const life = this.#life
    const given = matches.filter((match) => this.#owned.delete(match))
    if (life === null) return
    // A life that is over has lost all its matches already.
    await Promise.all(given.map((match) => life.release(match).catch(() => {})))
  }

  /** A match that this life has made. */
  took(match: string, life: Life): void {
    if (life === this.#life) this.#owned.add(match)
  }

  /** A match that turned out not to be this life's. */
  disowned(match: string): void {
    this.#owned.delete(match)
  }

  overtaken(match: string): void {
    this.#tell((listener) => listener.overtaken(match))
  }

  async bury(life: number): Promise<boolean> {
    const { rows } = await this.#readers.pool.query<{ how: Burial | 'dead' | 'alive' | 'clinging' }>(
      `SELECT bury($1, $2::float8 * interval '1 millisecond') AS how`,
      [life, this.#options.lease],
    )
    const [{ how }] = rows
    if (how === 'alive' || how === 'clinging') return false
    if (how !== 'dead') this.#tell(({ buried }) => buried(how))
    return true
  }

  async drain(): Promise<void> {
    this.#isDraining = true
    const { life } = this
    if (life === null) return
    await this.#readers.pool.query(`UPDATE nodes SET state = 'draining' WHERE life = $1 AND state = 'up'`, [
      life,
    ])
  }

  async take(what: string, who: string, { burst, perSecond }: SharedRate): Promise<boolean> {
    // Retried when the connection is cut: taking two tokens does less harm than refusing somebody.
    const values = [what, who, burst, perSecond]
    return (await this.#queries.read({ name: 'take', text: TAKE, values })).length === 1
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#beginning.catch(() => {})
    await this.#life?.leave()
    this.#life = null
    this.#owned.clear()
  }

  /** The life there is, or the next one. */
  async living(): Promise<Life> {
    const end = performance.now() + PATIENCE
    while (!this.#isClosed && performance.now() < end) {
      if (this.#life !== null) return this.#life
      await after(RETRY_AFTER / 2)
    }
    throw new Interrupted(this.#isClosed ? 'it was closed' : 'there is no database')
  }

  async #live(): Promise<void> {
    const life: Life = await Life.begin(this.#options, {
      tables: () => this.#owned.size,
      beaten: ({ peers, isSweeping }) => {
        if (life === this.#life) this.#look(peers, isSweeping)
      },
      wrote: (calls, seconds) => this.#tell(({ wrote }) => wrote(calls, seconds)),
      // A life that ends before it is `#life` throws below instead: otherwise two places would begin the next one.
      over: (why) => {
        if (life === this.#life) this.#over(why)
      },
    })
    // Frees what the last life owned at once, not when its lease is over. Its session may linger at the database: that is ended.
    if (this.#last !== null) await life.bury(this.#last).catch(() => {})
    this.#last = life.number
    if (life.isOver) throw new Interrupted('its session ended before it began')
    this.#life = life
    this.#tell(({ began }) => began(life.number))
    if (this.#isDraining) this.drain().catch(() => {})
  }

  #over(why: string): void {
    // After so long a silence the database may be unreachable, and reads under way would hang for many minutes.
    if (this.beatAge > this.#options.lease) this.#readers.cut()
    this.#life = null
    this.#isSweeping = false
    this.#owned.clear()
    this.#tell(({ ended }) => ended(why))
    if (!this.#isClosed) this.#beginning = this.#beginAgain()
  }

  async #beginAgain(): Promise<void> {
    while (!this.#isClosed && this.#life === null)
      try {
        await this.#live()
      } catch {
        await after(RETRY_AFTER)
      }
  }

  /** With every heartbeat: any node declares dead those whose lease is over. */
  #look(peers: readonly Peer[], isSweeping: boolean): void {
    this.#peers = peers
    this.#isSweeping = isSweeping
    for (const { life, silent } of peers)
      if (life !== this.life && silent > this.#options.lease && !this.#burying.has(life)) {
        this.#burying.add(life)
        this.bury(life)
          .catch(() => false)
          .finally(() => this.#burying.delete(life))
      }
    const living = new Set(peers.map(({ life }) => life))
    this.#tell((listener) => listener.living(living))
  }

  #tell(what: (listener: ClusterListener) => void): void {
    for (const listener of this.#listeners) what(listener)
  }
}
