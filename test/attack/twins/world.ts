import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type DorsalServer } from '#server/server.ts'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { NO_HASTE } from '#server/testing/house.ts'
import { ManualClock } from '#server/testing/manual-clock.ts'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { StorySecrets } from '../../browser/support/world/story-secrets.ts'

/** As many as the largest game has seats. */
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dov', 'Eve']

/** One of two servers of which everything is alike: ids, tokens, seeds, time and who comes when. */
export class TwinWorld {
  readonly clock: ManualClock
  readonly people: Guest[] = []
  readonly server: DorsalServer
  readonly #secrets: StorySecrets
  readonly #folder: string
  #base = ''

  private constructor(server: DorsalServer, clock: ManualClock, secrets: StorySecrets, folder: string) {
    this.server = server
    this.clock = clock
    this.#secrets = secrets
    this.#folder = folder
  }

  static async open(): Promise<TwinWorld> {
    const secrets = new StorySecrets()
    secrets.begin('twins')
    const folder = mkdtempSync(join(tmpdir(), 'dorsal-twins-'))
    const clock = new ManualClock()
    const server = await createServer({
      store: await openSqlite(databaseIn(folder)),
      clock,
      secrets,
      config: { limits: NO_HASTE, pingEvery: Number.MAX_SAFE_INTEGER },
      logLevel: 'silent',
      thinker: new ThinkingPool(1),
    })
    const world = new TwinWorld(server, clock, secrets, folder)
    const { port } = await server.listen(0, '127.0.0.1')
    world.#base = `http://127.0.0.1:${port}`
    for (const name of NAMES) world.people.push(await new Guest(world.#base).named(name))
    return world
  }

  /** Somebody in every seat, one after the other so that all ids come in the same order, and one who watches. */
  async deal(name: string, game: string, options: object, seats: readonly string[]): Promise<TwinTable> {
    this.#secrets.deal(name)
    const [host] = this.people
    const { match } = (
      await host.post('/api/matches', { game, options, listed: true, seats: { [seats[0]]: 'me' } })
    ).body
    const sockets: Seated[] = []
    for (const [index, seat] of seats.entries()) {
      const guest = this.people[index]
      if (index > 0) await guest.post(`/api/matches/${match}/seats`, { seat })
      sockets.push(await guest.at(match))
    }
    for (const socket of sockets) await socket.do('ready', { on: true }, 'ready')
    const watcher = await new Guest(this.#base).at(match)
    for (const socket of [...sockets, watcher]) await socket.until(() => socket.updates.length > 0)
    return { world: this, match, seats, sockets, watcher, lobby: new Guest(this.#base) }
  }

  async close(): Promise<void> {
    await this.server.drain()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export interface TwinTable {
  readonly world: TwinWorld
  readonly match: string
  /** By their place at the table. */
  readonly seats: readonly string[]
  readonly sockets: readonly Seated[]
  readonly watcher: Seated
  /** Somebody who only looks at the list of open tables. */
  readonly lobby: Guest
}
