import { once } from 'node:events'
import { type RawData, WebSocket } from 'ws'
import { Guest } from '#server/testing/guest.ts'
import { anyOf, type Latency, type Pair, type Received } from '../match.ts'

export const SEATS = ['great-white', 'mako']

interface Told {
  readonly legal: { readonly [seat: string]: readonly string[] }
}

interface Sent {
  readonly ok?: string
  readonly refused?: string
  readonly code?: string
  readonly update?: Told
  readonly patch?: Told
}

/** A person's socket that keeps nothing but what may be played now. */
export class Player {
  readonly seat: string
  legal: readonly string[] = []
  /** When the last update came, and the last answer. */
  updated = 0
  answered = 0
  lastUpdate = ''
  readonly #received: Received
  readonly #changed: () => void
  #socket: WebSocket | null = null
  #tags = 0

  constructor(seat: string, received: Received, changed: () => void) {
    this.seat = seat
    this.#received = received
    this.#changed = changed
  }

  async sit({ base, cookie }: Pick<Guest, 'base' | 'cookie'>, match: string): Promise<void> {
    this.#socket?.close()
    this.legal = []
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/matches/${match}/socket`, {
      headers: { cookie: cookie ?? '' },
      perMessageDeflate: false,
    })
    this.#socket = socket
    await once(socket, 'open')
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#read(data)
    })
    this.#send({ hello: { cursor: 0, patches: true } })
    await once(socket, 'message')
    this.order('ready', { on: true })
  }

  order(what: string, fields: object): void {
    this.#send({ id: `${this.seat}-${++this.#tags}`, do: what, ...fields })
  }

  act(): void {
    const actions = [anyOf(this.legal)]
    this.legal = []
    this.updated = 0
    this.answered = 0
    this.order('act', { seat: this.seat, actions })
  }

  close(): void {
    this.#socket?.close()
  }

  #send(value: object): void {
    this.#socket?.send(JSON.stringify(value))
  }

  #read(data: RawData): void {
    const text = String(data)
    this.#received.bytes += text.length
    this.#received.messages++
    const sent = JSON.parse(text) as Sent
    if (sent.code !== undefined) throw new Error(`the server refused: ${text}`)
    const told = sent.patch ?? sent.update
    if (told !== undefined) {
      this.updated = performance.now()
      this.legal = told.legal[this.seat] ?? []
      this.lastUpdate = text
    } else if (sent.ok !== undefined) this.answered = performance.now()
    else return
    this.#changed()
  }
}

export class DorsalPair implements Pair {
  readonly received: Received = { bytes: 0, messages: 0 }
  readonly #guests: readonly Guest[]
  readonly #players: readonly Player[]
  readonly #seatedAt: string
  #wake = (): void => {}

  /** `seatedAt` is where they play, where that is another node than the one that has their matches. */
  constructor(base: string, seatedAt = base) {
    this.#seatedAt = seatedAt
    this.#guests = SEATS.map(() => new Guest(base))
    this.#players = SEATS.map((seat) => new Player(seat, this.received, () => this.#wake()))
  }

  get lastUpdate(): string {
    return this.#players[0].lastUpdate
  }

  async open(): Promise<void> {
    const [host, other] = this.#guests
    if (host.id === '') for (const [index, guest] of this.#guests.entries()) await guest.named(`P${index}`)
    // At a listed match anybody may sit down: drawing an invitation is no part of a move.
    const made = await host.post('/api/matches', {
      game: 'sharks',
      listed: true,
      seats: { [SEATS[0]]: 'me' },
    })
    const { match } = made.body
    await other.post(`/api/matches/${match}/seats`, { seat: SEATS[1] })
    for (const [index, player] of this.#players.entries()) {
      player.updated = 0
      player.answered = 0
      await player.sit({ base: this.#seatedAt, cookie: this.#guests[index].cookie }, match)
    }
    await this.#until(() => this.#players.every(({ updated, answered }) => updated > 0 && answered > 0))
  }

  async move(): Promise<Latency> {
    const mover = this.#players.find(({ legal }) => legal.length > 0)
    if (mover === undefined) throw new Error('nobody may move')
    const opponent = this.#players[mover === this.#players[0] ? 1 : 0]
    opponent.updated = 0
    const start = performance.now()
    mover.act()
    await this.#until(() => mover.answered > 0 && mover.updated > 0 && opponent.updated > 0)
    return { mover: mover.answered - start, opponent: opponent.updated - start }
  }

  close(): void {
    for (const player of this.#players) player.close()
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        if (!isSo()) return
        this.#wake = () => {}
        resolve()
      }
      this.#wake()
    })
  }
}
