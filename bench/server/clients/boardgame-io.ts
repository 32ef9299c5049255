import { openGame } from '../../engine/random-play.ts'
import { io, type Socket } from '../library.ts'
import { anyOf, type Latency, type Pair, type Received } from '../match.ts'

interface State {
  readonly G: { readonly legal: readonly number[] }
  readonly ctx: { readonly currentPlayer: string }
  readonly _stateID: number
}

const game = openGame({ game: 'sharks', options: { players: 2 } })
const PLAYERS = ['0', '1']

/**
 * Speaks to boardgame.io's server as its own socket.io transport does, without the client around it, which would play
 * every move once more on this side.
 */
export class BoardgameIoPair implements Pair {
  readonly received: Received = { bytes: 0, messages: 0 }
  readonly #name: string
  readonly #sockets: readonly Socket[]
  readonly #arrived = [0, 0]
  /** By player: what they were sent last. */
  readonly #states: State[] = []
  #matches = 0
  #wake = (): void => {}

  constructor(base: string, index: number) {
    this.#name = `match-${index}`
    this.#sockets = PLAYERS.map(() => io(`${base}/${game.id}`, { transports: ['websocket'], forceNew: true }))
    for (const [player, socket] of this.#sockets.entries()) {
      socket.on('sync', (match: string, { state }: { readonly state: State }) =>
        this.#read(player, match, state),
      )
      socket.on('update', (match: string, state: State) => this.#read(player, match, state))
      socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => {
        if (typeof data !== 'string') return
        this.received.bytes += data.length
        this.received.messages++
      })
    }
  }

  async open(): Promise<void> {
    this.#matches++
    await Promise.all(this.#sockets.map(connected))
    // One after the other: the first makes the match.
    for (const [index, socket] of this.#sockets.entries())
      await this.#until([index], () =>
        socket.emit('sync', this.#match, PLAYERS[index], undefined, PLAYERS.length),
      )
  }

  async move(): Promise<Latency> {
    const { currentPlayer: playerID } = this.#states[0].ctx
    const mover = Number(playerID)
    const { G, _stateID } = this.#states[mover]
    const args = [anyOf(G.legal)]
    const action = { type: 'MAKE_MOVE', payload: { type: 'act', args, playerID } }
    const start = performance.now()
    await this.#until([0, 1], () =>
      this.#sockets[mover].emit('update', action, _stateID, this.#match, playerID),
    )
    return { mover: this.#arrived[mover] - start, opponent: this.#arrived[1 - mover] - start }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  get #match(): string {
    return `${this.#name}-${this.#matches}`
  }

  #read(player: number, match: string, state: State): void {
    if (match !== this.#match) return
    this.#states[player] = state
    this.#arrived[player] = performance.now()
    this.#wake()
  }

  #until(players: readonly number[], send: () => void): Promise<void> {
    this.#arrived.fill(0)
    return new Promise((resolve) => {
      this.#wake = () => {
        if (players.every((player) => this.#arrived[player] > 0)) resolve()
      }
      send()
    })
  }
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.connected) resolve()
    else socket.once('connect', () => resolve())
  })
}
