import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxes } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { sha256 } from '#kernel/hash.ts'
import { databaseIn, forgottenIn, pagesIn } from '#store/files.ts'
import { openForgotten } from '#store/forgotten-file.ts'
import { pagesInFile } from '#store/pages-file.ts'
import { openSqlite } from '#store/sqlite.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import type { Thinker } from '#thinking/thinker.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { LIMITS, type Limits } from '../limits.ts'
import { type Secrets, systemSecrets } from '../secrets.ts'
import { createServer, type DorsalServer } from '../server.ts'
import { Guest } from './guest.ts'
import { ManualClock } from './manual-clock.ts'

const ROOMY = { burst: 10_000_000, perSecond: 10_000_000 }
const HEAVY = { burst: 1e9, perSecond: 1e9 }

/** Nobody in a test is too fast, unless the test is about that. */
export const NO_HASTE: Limits = {
  ...LIMITS,
  requestsOfAddress: ROOMY,
  requestsOfPerson: ROOMY,
  frames: ROOMY,
  framesOfAddress: ROOMY,
  badMessages: ROOMY,
  talk: ROOMY,
  notes: ROOMY,
  roomOrders: ROOMY,
  mutes: ROOMY,
  reports: ROOMY,
  reportsOfAddress: ROOMY,
  workOfPerson: ROOMY,
  workOfAddress: ROOMY,
  hellos: ROOMY,
  newMatches: ROOMY,
  drawnLinks: ROOMY,
  packLooks: HEAVY,
  packsOfPerson: HEAVY,
  packsOfAddress: HEAVY,
  newPeople: ROOMY,
  codeTries: ROOMY,
}

/** Ids and tokens are drawn as ever, but the first match is dealt the same in every run, and so is the next. */
function fixedDeals(): Secrets {
  let deals = 0
  return {
    ...systemSecrets,
    newSecret: () => sha256(`deal ${++deals}`),
    newThought: (_match, seat, decision) => sha256(`thought ${seat} ${decision}`),
  }
}

/** Data that others left, to be opened at a moment. */
export interface Found {
  readonly folder: string
  readonly now: number
}

/** What a test brings along; whatever is left out is as in every house. */
interface Brought extends Partial<Found> {
  readonly secrets?: Secrets
  /** What runs the store's thread, where it is to fail. */
  readonly storeThread?: URL
  /** Who thinks for the bots, told by which clock. */
  readonly thinker?: (clock: Clock) => Thinker
}

/** A server in this process, on a database of its own and a clock that a test moves. */
export class House {
  readonly clock: ManualClock
  readonly folder: string
  readonly config: Partial<Config>
  readonly #secrets: Secrets
  readonly #storeThread: URL | undefined
  readonly #newThinker: (clock: Clock) => Thinker
  /** The games of this house, from its next start on. */
  boxes: readonly Box[] = boxes
  server!: DorsalServer
  base = ''

  private constructor(config: Partial<Config>, { folder, now, secrets, thinker, storeThread }: Brought) {
    this.#storeThread = storeThread
    this.clock = new ManualClock(now)
    this.folder = folder ?? mkdtempSync(join(tmpdir(), 'dorsal-house-'))
    this.#secrets = secrets ?? fixedDeals()
    this.#newThinker = thinker ?? (() => new ThinkingPool(1))
    // Nobody can answer within a moment that a test skips.
    const pingEvery = Number.MAX_SAFE_INTEGER
    this.config = { limits: NO_HASTE, botDelay: { least: 0, most: 0 }, pingEvery, ...config }
  }

  static async open(config: Partial<Config> = {}, brought: Brought = {}): Promise<House> {
    const house = new House(config, brought)
    await house.start()
    return house
  }

  async start(): Promise<void> {
    const store = await openSqlite(this.database, this.#storeThread)
    const { clock, config } = this
    this.server = await createServer({
      store,
      forgotten: await openForgotten(forgottenIn(this.folder)),
      pages: pagesInFile(pagesIn(this.folder)),
      clock,
      secrets: this.#secrets,
      config,
      boxes: this.boxes,
      logLevel: 'silent',
      thinker: this.#newThinker(clock),
    })
    const { port } = await this.server.listen(0, '127.0.0.1')
    this.base = `http://127.0.0.1:${port}`
  }

  get database(): string {
    return databaseIn(this.folder)
  }

  /** Another process on the same database, as far as anyone can tell. */
  async restart(): Promise<void> {
    await this.server.drain()
    await this.start()
  }

  async close(): Promise<void> {
    await this.server.drain()
    rmSync(this.folder, { recursive: true, force: true })
  }

  guest(name: string): Promise<Guest> {
    return new Guest(this.base).named(name)
  }

  /** A match of Sharks, by default between two people who sit down but have not begun. */
  async gather(...names: readonly string[]) {
    const [host, ...others] = await Promise.all(names.map((name) => this.guest(name)))
    const sharks = ['great-white', 'mako', 'tiger', 'bull'].slice(0, Math.max(2, names.length))
    const { match } = (
      await host.post('/api/matches', {
        game: 'sharks',
        options: { players: sharks.length, sharks },
        seats: { [sharks[0]]: 'me' },
      })
    ).body
    for (const [index, guest] of others.entries()) {
      const seat = sharks[index + 1]
      const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat })).body
      await guest.post(`/api/matches/${match}/seats`, { seat, code })
    }
    return { match, guests: [host, ...others], seats: sharks }
  }

  /** The same, begun, with everyone at the table. */
  async play(...names: readonly string[]) {
    const { match, guests, seats } = await this.gather(...names)
    const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
    for (const socket of sockets) await socket.do('ready', { on: true })
    for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
    return { match, guests, seats, sockets }
  }
}
