import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '#kernel/game.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { systemSecrets } from '#server/secrets.ts'
import { createServer, type DorsalServer } from '#server/server.ts'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { NO_HASTE } from '#server/testing/house.ts'
import { databaseIn } from '#store/files.ts'
import { openSqlite } from '#store/sqlite.ts'
import { layOut } from '#table/lay-out.ts'
import { ScriptedTime } from './scripted-time.ts'

/** A quarter of what people wait. */
const BOT_DELAY = { least: 100, most: 225 }

/** A position at which a bot is asked something, and what it is to answer. */
export interface Asked {
  readonly game: string
  readonly options: object
  readonly seat: string
  readonly state: unknown
  readonly answer: readonly string[]
}

/** A server whose bots think as long as ever and answer as they are told, and what somebody opposite can measure. */
export class Stopwatch {
  readonly #folder: string
  readonly #server: DorsalServer
  readonly #base: string
  /** By table, what its bot is still to do. */
  readonly #answers: Map<string, Action[]>

  private constructor(folder: string, server: DorsalServer, base: string, answers: Map<string, Action[]>) {
    this.#folder = folder
    this.#server = server
    this.#base = base
    this.#answers = answers
  }

  static async open(): Promise<Stopwatch> {
    const folder = mkdtempSync(join(tmpdir(), 'dorsal-attack-'))
    const answers = new Map<string, Action[]>()
    const tables = new Map<string, string>()
    const server = await createServer({
      store: await openSqlite(databaseIn(folder)),
      secrets: {
        ...systemSecrets,
        newThought(match, seat, decision) {
          const seed = systemSecrets.newThought(match, seat, decision)
          tables.set(seed, match)
          return seed
        },
      },
      thinker: new ScriptedTime((seed) => {
        const next = answers.get(tables.get(seed) ?? '')?.shift()
        tables.delete(seed)
        if (next === undefined) throw new Error('a bot was asked more than it has answers for')
        return next
      }),
      config: { limits: NO_HASTE, botDelay: BOT_DELAY },
      logLevel: 'error',
    })
    const { port } = await server.listen(0, '127.0.0.1')
    return new Stopwatch(folder, server, `http://127.0.0.1:${port}`, answers)
  }

  async close(): Promise<void> {
    await this.#server.drain()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Somebody who plays all seats but the bot's. */
  async sitDown({ game, options, seat }: Asked, seats: readonly string[]): Promise<Table> {
    const guest = await new Guest(this.#base).named('Eve')
    const plan = Object.fromEntries(seats.map((each) => [each, each === seat ? { bot: 'mate' } : 'me']))
    const { match } = (await guest.post('/api/matches', { game, options, seats: plan })).body
    const seated = await guest.at(match)
    await seated.do('ready', { on: true })
    return { match, seated }
  }

  /** Milliseconds from when one sees that the bot is asked to when one sees what it has done. */
  async measure({ match, seated }: Table, { vocabulary }: Game, { state, answer }: Asked): Promise<number> {
    this.#answers.set(
      match,
      answer.map((text) => vocabulary.parse(text)),
    )
    const { length } = seated.updates
    const moments: number[] = []
    const note = (): void => {
      moments.push(performance.now())
    }
    seated.socket.on('message', note)
    await layOut(this.#server.services.tables, match, { state })
    await seated.until(() => seated.updates.length === length + 2)
    seated.socket.off('message', note)
    return moments[moments.length - 1] - moments[0]
  }
}

export interface Table {
  readonly match: string
  readonly seated: Seated
}
