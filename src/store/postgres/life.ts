import type { Client } from 'pg'
import { Interrupted, type Listing } from '#table/store.ts'
import { type Append, appendsOf, type Kept, nextAppendsOf, standingOf } from './appends.ts'
import { type Claim, claimsOf, type Found, type Release, releasesOf } from './claims.ts'
import { openSession, type Session } from './connecting.ts'
import { Gathering, type Kind, type Waiting } from './gathering.ts'
import { LOCKS } from './locks.ts'
import { numbersText, type PlayedNumbers } from './numbers.ts'
import { RELEASE } from './release.ts'

/** Identity and timing of a node. */
export interface LifeOptions {
  readonly url: string
  readonly name: string
  /** Where other nodes reach it. */
  readonly address: string
  /** The rules of each game that it can play. */
  readonly rules: PlayedNumbers
  /** Milliseconds between two heartbeats. */
  readonly beat: number
  /** Milliseconds without a heartbeat after which a life counts as dead. */
  readonly lease: number
}

export interface Peer {
  readonly life: number
  readonly address: string
  readonly release: number
  /** Milliseconds since its last heartbeat. */
  readonly silent: number
}

interface Beat {
  readonly peers: readonly Peer[]
  readonly isSweeping: boolean
}

/** What a life tells whoever leads it. */
export interface LifeListener {
  /** How many tables it has, to be told to the others. */
  tables(): number
  beaten(beat: Beat): void
  wrote(calls: number, seconds: number): void
  /** The session has ended. Called once, and never for a life that failed to begin. */
  over(why: string): void
}

/** What a life remembers of a match, so that it need not look it up before each append. */
interface Written {
  readonly number: number
  /** Where its log ends. */
  readonly end: number
  /** Who sits there and how it stands, where that was written too. */
  readonly standing: string | undefined
}

interface Heartbeat extends Waiting {
  readonly tables: number
  resolve(beat: Beat): void
}

interface Alone extends Waiting {
  work(client: Client): Promise<void>
}

/** Milliseconds for a life to begin: a database may fall silent meanwhile. */
const BEGIN_WITHIN = 10_000

/**
 * All queries look up keys. A cached plan that was made while a table was small would scan all of it later.
 */
const BY_KEY = `
  SET enable_seqscan = off; SET enable_mergejoin = off; SET jit = off;
  SET plan_cache_mode = force_generic_plan
`

const BEAT = `
  WITH me AS (
    UPDATE nodes SET beat = clock_timestamp(), tables = $2 WHERE life = $1 AND state <> 'dead'
  )
  SELECT life, address, release, extract(epoch FROM clock_timestamp() - beat)::float8 * 1000 AS silent,
    (SELECT $3::boolean OR pg_try_advisory_lock($4::int, 0)) AS sweeping
  FROM nodes WHERE state <> 'dead'
`

/**
 * One life of a node. It lasts as long as its database session, through which alone it writes: when that ends, no write of this
 * life is still under way.
 */
export class Life {
  readonly number: number
  /** By this process's monotonic clock. */
  lastBeat = performance.now()
  readonly #session: Session
  readonly #options: LifeOptions
  readonly #listener: LifeListener
  readonly #gathering: Gathering
  readonly #appends: { readonly [extent in 'plain' | 'all' | 'next']: Kind<Append> }
  /** The matches it has written to and not released. */
  readonly #written = new Map<string, Written>()
  readonly #claims: Kind<Claim>
  readonly #releases: Kind<Release>
  #timer: NodeJS.Timeout | undefined
  #isSweeping = false
  #isOver = false

  private constructor(session: Session, number: number, options: LifeOptions, listener: LifeListener) {
    this.#session = session
    this.#options = options
    this.#listener = listener
    this.number = number
    this.#gathering = new Gathering(session.client, (error) => this.#end(error.message, error))
    this.#appends = {
      plain: timed(appendsOf(number, 'plain'), listener),
      all: timed(appendsOf(number, 'all'), listener),
      next: timed(nextAppendsOf(number), listener),
    }
    this.#claims = claimsOf(number)
    this.#releases = releasesOf(number)
    session.client.once('end', () => this.#end('its session ended'))
    this.#beatLater()
  }

  static async begin(options: LifeOptions, listener: LifeListener): Promise<Life> {
    const { url, name, address, rules } = options
    const session = await openSession(url, `dorsal ${name}`)
    const { client } = session
    const late = setTimeout(session.cut, BEGIN_WITHIN)
    try {
      await client.query(BY_KEY)
      const { rows } = await client.query<{ number: number }>(`SELECT nextval('lives')::int AS number`)
      const [{ number }] = rows
      // The lock first: a life that is visible without it would be taken for dead.
      await client.query('SELECT pg_advisory_lock($1, $2)', [LOCKS.life, number])
      await client.query(
        'INSERT INTO nodes (life, name, address, release, rules) VALUES ($1, $2, $3, $4, $5)',
        [number, name, address, RELEASE, numbersText(rules)],
      )
      return new Life(session, number, options, listener)
    } catch (error) {
      session.cut()
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  get isOver(): boolean {
    return this.#isOver
  }

  async append(
    match: string,
    position: number,
    entries: readonly string[],
    listing: Listing | undefined,
  ): Promise<Kept | null> {
    const before = this.#written.get(match)
    // Unknown while the append is under way; another may be asked for meanwhile.
    this.#written.delete(match)
    const standing = listing === undefined ? before?.standing : standingOf(listing)
    const isNext = entries.length === 1 && before?.end === position && before.standing === standing
    const kind = this.#appends[isNext ? 'next' : listing === undefined ? 'plain' : 'all']
    const number = before?.number
    const kept = await new Promise<Kept | null>((resolve, reject) =>
      this.#gathering.put(kind, { key: match, position, entries, listing, number, resolve, reject }),
    )
    if (kept !== null)
      this.#written.set(match, { number: kept.number, end: position + entries.length, standing })
    return kept
  }

  claim(match: string, mayTake: boolean): Promise<Found> {
    return new Promise((resolve, reject) =>
      this.#gathering.put(this.#claims, { key: match, mayTake, resolve, reject }),
    )
  }

  release(match: string): Promise<void> {
    this.#written.delete(match)
    return new Promise((resolve, reject) =>
      this.#gathering.put(this.#releases, { key: match, resolve, reject }),
    )
  }

  /** Something else that only this life may do, or that goes with the rest about the same match. */
  alone<T>(key: string, work: (client: Client) => Promise<T>): Promise<T> {
    this.#written.delete(key)
    return new Promise((resolve, reject) =>
      this.#gathering.put(ALONE, { key, work: (client) => work(client).then(resolve), reject }),
    )
  }

  /** Ends another life even if it hangs, such as the one that this node lived before. */
  async bury(life: number): Promise<void> {
    await this.alone('', (client) => client.query(`SELECT bury($1, interval '0')`, [life]))
  }

  /** Graceful shutdown: waits for queued calls, marks this life as over, then closes the session. */
  async leave(): Promise<void> {
    await this.#gathering.settled()
    if (this.#isOver) return
    clearTimeout(this.#timer)
    await this.alone('', (client) =>
      client.query(`UPDATE nodes SET state = 'dead' WHERE life = $1`, [this.number]),
    ).catch(() => {})
    this.#isOver = true
    this.#gathering.end(new Interrupted('this life is over'))
    await this.#session.client.end().catch(() => {})
  }

  #beatLater(): void {
    this.#timer = setTimeout(() => this.#beat(), this.#options.beat)
    this.#timer.unref()
  }

  #beat(): void {
    if (this.#isOver) return
    const asked = performance.now()
    // A suspended process notices here, before it sends what has waited.
    if (asked - this.lastBeat > this.#options.lease) {
      this.#end('it was silent for longer than its lease')
      return
    }
    const resolve = (beat: Beat): void => {
      if (!beat.peers.some(({ life }) => life === this.number)) {
        this.#end('it was declared dead')
        return
      }
      this.lastBeat = asked
      this.#isSweeping = beat.isSweeping
      this.#listener.beaten(beat)
    }
    this.#gathering.put(this.#beats, { key: '', tables: this.#listener.tables(), resolve, reject: () => {} })
    this.#beatLater()
  }

  readonly #beats: Kind<Heartbeat> = {
    most: 1,
    perform: async (client, [{ tables, resolve }]) => {
      const { rows } = await client.query<Peer & { sweeping: boolean }>({
        name: 'beat',
        text: BEAT,
        values: [this.number, tables, this.#isSweeping, LOCKS.sweeping],
      })
      resolve({ peers: rows, isSweeping: rows.some(({ sweeping }) => sweeping) })
    },
  }

  #end(why: string, cause?: unknown): void {
    if (this.#isOver) return
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#session.cut()
    this.#gathering.end(new Interrupted(why, cause))
    this.#listener.over(why)
  }
}

const ALONE: Kind<Alone> = { most: 1, perform: (client, [{ work }]) => work(client) }

function timed(kind: Kind<Append>, { wrote }: LifeListener): Kind<Append> {
  return {
    ...kind,
    async perform(client, calls) {
      const start = performance.now()
      await kind.perform(client, calls)
      wrote(calls.length, (performance.now() - start) / 1_000)
    },
  }
}
