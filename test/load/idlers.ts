import { WebSocket } from 'ws'
import { Guest } from '#server/testing/guest.ts'

/** People who look at tables where nobody has begun. */
export class Idlers {
  readonly #sockets: WebSocket[] = []
  /** How many were closed, or could not be opened. */
  lost = 0
  #isEnding = false

  /** So many at each table; a few hundred at once, as after a restart. */
  static async come(base: string, count: number, perTable: number): Promise<Idlers> {
    const idlers = new Idlers()
    const host = await new Guest(base).named('Host of many')
    for (let come = 0; come < count; ) {
      const { match } = (await host.post('/api/matches', { game: 'sharks', listed: true })).body
      const here = Math.min(perTable, count - come)
      await Promise.all(Array.from({ length: here }, () => idlers.#comeTo(base, match)))
      come += here
    }
    return idlers
  }

  get count(): number {
    return this.#sockets.length
  }

  end(): void {
    this.#isEnding = true
    for (const socket of this.#sockets) socket.terminate()
  }

  #comeTo(base: string, match: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/matches/${match}/socket`)
      socket.on('open', () => socket.send('{"hello":{"cursor":0,"patches":true}}'))
      socket.once('message', () => resolve())
      socket.on('error', () => resolve())
      socket.on('close', () => {
        if (!this.#isEnding) this.lost++
        resolve()
      })
      this.#sockets.push(socket)
    })
  }
}
