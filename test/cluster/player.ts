import { setTimeout as after } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Update } from '#kernel/match/feed.ts'
import { MOST_MISSED } from '#server/catching-up.ts'

/** Milliseconds for an answer, and for a socket to open: as the page has them. */
const PATIENCE = 4_000

/** Milliseconds until they come again: at once after a goodbye, as the page does. */
const SOON = 300
const LATER = { least: 300, most: 500 }
const RESTARTING = 1012
const CATCHING_UP = 40

export interface Seat {
  readonly match: string
  readonly seat: string | null
  readonly cookie: string | null
}

interface Order {
  readonly id: string
  readonly fields: object
}

interface Message {
  readonly ok?: string
  readonly refused?: string | null
  readonly code?: string
  readonly room?: { readonly status: string; readonly talk?: readonly { readonly text: string }[] }
  readonly update?: Update
}

/** Somebody who plays through whichever node answers, loses it again and again, and goes on where they were. */
export class ClusterPlayer {
  readonly at: Seat
  /** What the server said was done, in order: actions, and what was said. */
  readonly acted: string[] = []
  readonly said: string[] = []
  /** By cursor, as it came. */
  readonly updates = new Map<number, string>()
  /** What must not have happened. */
  readonly faults: string[] = []
  /** Milliseconds from the first loss of a connection until what was asked was answered, or where nothing was, the hello. */
  readonly silences: number[] = []
  /** When something was done for them, by the clock of this process. */
  readonly doneAt: number[] = []
  isOver = false
  ended: Promise<void> = Promise.resolve()
  /** Refusals of orders, which nobody should see in a calm moment. */
  refused = 0
  connections = 0
  readonly #base: string
  readonly #roll: (count: number) => number
  readonly #name: string
  #cursor = 0
  #count = 0
  #pending: Order | null = null
  #isStopping = false
  #lostAt: number | null = null
  #latest: Update | null = null
  #isBack = false
  #socket: WebSocket | null = null

  constructor(at: Seat, name: string, base: string, roll: (count: number) => number) {
    this.at = at
    this.#name = name
    this.#base = base
    this.#roll = roll
  }

  /** In a word, for whoever wonders why nothing goes on. */
  get standing(): string {
    const legal = this.#latest?.legal[this.at.seat ?? ''] ?? []
    const socket = this.#socket?.readyState === WebSocket.OPEN ? 'connected' : 'away'
    return `${this.#name} ${socket}, cursor ${this.#cursor}, ${legal.length} choices, ${this.#pending?.id ?? 'nothing'} unanswered`
  }

  /** What was sent is answered, and nothing more is asked for. */
  stop(): void {
    this.#isStopping = true
  }

  /** Leaves whatever is unanswered. */
  abandon(): void {
    this.#isStopping = true
    this.#pending = null
    this.#socket?.terminate()
  }

  /** Until the match is over, or it is told to stop. */
  play(): Promise<void> {
    this.ended = this.#play()
    return this.ended
  }

  async #play(): Promise<void> {
    let isSoon = true
    while (!this.isOver && !(this.#isStopping && this.#pending === null)) {
      const code = await this.#sitting()
      if (this.isOver) return
      isSoon = code === RESTARTING
      if (!(this.#isStopping && this.#pending === null))
        await after(isSoon ? this.#roll(SOON) : LATER.least + this.#roll(LATER.most - LATER.least))
    }
  }

  /** One connection; gives the code it was closed with. */
  async #sitting(): Promise<number> {
    const { match, seat, cookie } = this.at
    this.connections++
    const socket = new WebSocket(`${this.#base.replace(/^http/, 'ws')}/api/matches/${match}/socket`, {
      headers: cookie === null ? {} : { cookie },
      handshakeTimeout: PATIENCE,
      perMessageDeflate: false,
    })
    this.#socket = socket
    this.#isBack = true
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve)
      socket.on('error', () => {})
    })
    let wake = (): void => {}
    let status = ''
    /** What was missed comes right behind the room: nothing is chosen before. */
    let readyAt = 0
    let heard = performance.now()
    let sent: { readonly order: Order; readonly at: number } | null = null
    socket.on('open', () => {
      heard = performance.now()
      const hello = { cursor: this.#cursor, ...(seat === null ? {} : { seats: [seat] }) }
      socket.send(JSON.stringify({ hello }))
    })
    socket.on('message', (data) => {
      heard = performance.now()
      const message = JSON.parse(String(data)) as Message
      if (message.room !== undefined) {
        if (status === '') {
          readyAt = performance.now() + CATCHING_UP
          if (this.#pending === null) this.#wasHeard()
        }
        status = message.room.status
      }
      if (message.update !== undefined) this.#read(message.update)
      if (sent !== null && (message.ok === sent.order.id || message.refused === sent.order.id)) {
        this.#answered(sent.order, message)
        sent = null
      }
      wake()
    })
    let isOpen = true
    void closed.then(() => {
      isOpen = false
      this.#lostAt ??= performance.now()
      wake()
    })
    while (isOpen) {
      const now = performance.now()
      if ((sent !== null && now - sent.at > PATIENCE) || (status === '' && now - heard > PATIENCE)) {
        this.#lostAt ??= sent?.at ?? heard
        socket.terminate()
        break
      }
      if (status !== '' && sent === null) {
        this.#pending ??= status === 'over' || this.#isStopping || now < readyAt ? null : this.#choose()
        if (this.#pending !== null) {
          sent = { order: this.#pending, at: now }
          socket.send(JSON.stringify({ id: this.#pending.id, ...this.#pending.fields }))
        } else if (status === 'over') {
          this.isOver = true
          socket.close()
          break
        } else if (this.#isStopping) {
          socket.close()
          break
        }
      }
      await Promise.race([
        new Promise<void>((resolve) => {
          wake = resolve
        }),
        after(now < readyAt ? CATCHING_UP : 250),
      ])
    }
    return closed
  }

  #choose(): Order | null {
    const { seat } = this.at
    const legal = seat === null ? [] : (this.#latest?.legal[seat] ?? [])
    if (legal.length === 0) return null
    const id = `${this.#name}-${++this.#count}`
    if (this.#roll(8) === 0) return { id, fields: { do: 'say', channel: 'table', text: id } }
    const action = legal[this.#roll(legal.length)]
    const answering = this.#latest?.view.decisions[0]?.id
    return { id, fields: { do: 'act', seat, actions: [action], answering } }
  }

  #answered({ id, fields }: Order, { ok, code }: Message): void {
    this.#pending = null
    if (ok === undefined) {
      // A match that ended while it was on its way, or a question that somebody else answered.
      if (code !== 'over' && code !== 'stale') {
        this.refused++
        this.faults.push(`${this.#name} was refused ${id}: ${code}`)
      }
      return
    }
    this.doneAt.push(performance.now())
    this.#wasHeard()
    if ('actions' in fields) this.acted.push((fields.actions as string[])[0])
    else this.said.push(id)
  }

  #wasHeard(): void {
    if (this.#lostAt !== null) this.silences.push(performance.now() - this.#lostAt)
    this.#lostAt = null
  }

  /** Every update comes once and in its order, whatever happened to the nodes. */
  #read(update: Update): void {
    const { cursor } = update
    const isFirst = this.#isBack
    this.#isBack = false
    // Whoever missed too much is shown how things stand.
    const isShort = this.#cursor > 0 && !(isFirst && cursor - this.#cursor > MOST_MISSED)
    if (isShort && cursor !== this.#cursor + 1)
      this.faults.push(`${this.#name} was sent ${cursor} after ${this.#cursor}`)
    this.#cursor = cursor
    this.updates.set(cursor, JSON.stringify(update))
    this.#latest = update
  }
}
