import { WebSocket } from 'ws'
import { Guest } from '#server/testing/guest.ts'

interface OnTheShelf {
  readonly id: string
  readonly seats: readonly string[]
}

/** Tables where bots play under somebody's eyes; when a match is over, that table begins the next one. */
export class BotTables {
  readonly #sockets = new Set<WebSocket>()
  updates = 0
  finished = 0
  lost = 0
  /** What the server refused. */
  readonly refusals: string[] = []
  #isEnding = false

  static async lay(base: string, count: number): Promise<BotTables> {
    const tables = new BotTables()
    const { games }: { readonly games: readonly OnTheShelf[] } = JSON.parse(
      (await new Guest(base).get('/api/games')).text,
    )
    for (let laid = 0; laid < count; laid++) {
      const host = await new Guest(base).named(`Host ${laid}`)
      await tables.#play(host, games[laid % games.length])
    }
    return tables
  }

  end(): void {
    this.#isEnding = true
    for (const socket of this.#sockets) socket.terminate()
  }

  async #play(host: Guest, game: OnTheShelf): Promise<void> {
    const { id, seats } = game
    const { status, body, text } = await host.post('/api/matches', {
      game: id,
      seats: Object.fromEntries(seats.map((seat) => [seat, { bot: 'random' }])),
    })
    if (status !== 201) {
      this.refusals.push(text.slice(0, 200))
      return
    }
    await this.#watch(host, game, body.match)
  }

  #watch(host: Guest, game: OnTheShelf, match: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`${host.base.replace(/^http/, 'ws')}/api/matches/${match}/socket`, {
        headers: { cookie: host.cookie ?? '' },
      })
      this.#sockets.add(socket)
      let isOver = false
      socket.on('open', () => {
        socket.send('{"hello":{"cursor":0,"patches":true,"talk":true}}')
        socket.send('{"id":"ready","do":"ready","on":true}')
      })
      socket.on('message', (data) => {
        const text = String(data)
        if (text.startsWith('{"patch"') || text.startsWith('{"update"')) this.updates++
        if (text.startsWith('{"refused"')) {
          this.refusals.push(text.slice(0, 200))
          resolve()
        }
        if (text.startsWith('{"ok"')) resolve()
        if (!text.startsWith('{"room"') || !text.includes('"status":"over"') || isOver) return
        isOver = true
        this.finished++
        socket.close()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => {
        resolve()
        this.#sockets.delete(socket)
        if (this.#isEnding) return
        if (!isOver) this.lost++
        void this.#play(host, game)
      })
    })
  }
}
