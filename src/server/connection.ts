import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { Language } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type Viewer, WATCHER } from '../kernel/seats.ts'
import type { PersonId } from '../table/entry.ts'
import { type Pads, padChanges } from '../table/pad.ts'
import { padsOf } from '../table/room-view.ts'
import type { Person } from '../table/store.ts'
import type { Table } from '../table/table.ts'
import { Outbox } from './outbox.ts'
import type { Presence } from './presence.ts'
import { saidRefusal } from './refusals.ts'
import { maySee, sentRoom, viewerOf } from './sight.ts'

/** Codes with which a socket is closed. */
export const CLOSED = {
  goingAway: 1001,
  broken: 1011,
  refused: 4000,
  tooSlow: 4001,
  silent: 4002,
  tooMuch: 4003,
} as const

export interface Caller {
  readonly match: string
  readonly person: Person | null
  readonly language: Language
  readonly address: string
}

/** How somebody at a table wants to be told, and from where on. */
export interface Greeting {
  /** How many updates they have seen. */
  readonly cursor: number
  /** The seats they saw them with. */
  readonly seats?: readonly string[]
  /** Those of their own seats they want to look with; all of them, if not said. */
  readonly eyes?: readonly string[]
  /** Whether what changed is enough for them. */
  readonly patches?: boolean
}

/** One socket at one table: what it has been sent, and what it is still to be sent. */
export class Connection {
  readonly caller: Caller
  /** By their place at the table, once it has said hello. */
  seats: readonly string[] | null = null
  viewer: Viewer = WATCHER
  unanswered = 0
  /** Whether anything came from the other side since it was last asked. */
  alive = true
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #mostUnsent: number
  readonly #outbox: Outbox
  #eyes: readonly string[] | null = null
  #takesPatches = false
  #cursor = 0
  #room = ''
  /** As of how many changes in the room, and of those who are here, it was told of the room. */
  #roomChanges = -1
  #comings = -1
  #pads: Pads | null = null
  #notes = -1

  constructor(socket: WebSocket, stream: Socket, caller: Caller, mostUnsent: number) {
    this.#socket = socket
    this.#stream = stream
    this.#outbox = new Outbox(socket, stream)
    this.caller = caller
    this.#mostUnsent = mostUnsent
  }

  get isGreeted(): boolean {
    return this.seats !== null
  }

  /** Takes up where the other side says it stopped; counts of other eyes than its own mean nothing. */
  greet(table: Table, { cursor, seats, eyes, patches }: Greeting): void {
    const ids = table.game.seats.map((seat) => seat.id)
    this.seats = ids
    this.#eyes = eyes ?? null
    this.#takesPatches = patches ?? false
    this.viewer = viewerOf(table, this.caller.person?.id ?? null, this.#eyes)
    const mine = ids.filter((_, seat) => this.viewer & (1 << seat))
    const sameEyes = seats === undefined || mine.join() === ids.filter((id) => seats.includes(id)).join()
    const latest = table.latest(this.viewer)?.cursor ?? 0
    this.#cursor = sameEyes && cursor <= latest ? cursor : 0
    this.#room = ''
    this.#roomChanges = -1
    this.#pads = null
    this.#notes = -1
  }

  /** Sends what has changed for this viewer, and nothing when nothing has. */
  show(table: Table, presence: Presence): void {
    const person = this.caller.person?.id ?? null
    if (!this.isGreeted) return
    const comings = presence.changesAt(table.id)
    if (table.roomChanges !== this.#roomChanges || comings !== this.#comings) {
      if (!maySee(table.room, person)) {
        this.close(new Refusal('no-such-match'))
        return
      }
      this.#roomChanges = table.roomChanges
      this.#comings = comings
      this.#showRoom(table, person, presence)
    }
    if (table.match !== null && table.notes !== this.#notes) this.#showPads(table)
    this.#showGame(table)
  }

  #showRoom(table: Table, person: PersonId | null, presence: Presence): void {
    const viewer = viewerOf(table, person, this.#eyes)
    if (viewer !== this.viewer) {
      this.viewer = viewer
      this.#cursor = 0
      this.#pads = null
      this.#notes = -1
    }
    const room = JSON.stringify({ room: sentRoom(table, person, presence) })
    if (room !== this.#room) this.#sendText(room)
    this.#room = room
  }

  /** First all that one's own side has noted, then what changes of it; those who only watch have no side. */
  #showPads(table: Table): void {
    this.#notes = table.notes
    if (this.viewer === WATCHER) return
    const pads = padsOf(table, this.viewer)
    if (this.#pads === null) this.send({ pads })
    else {
      const noted = padChanges(this.#pads, pads)
      if (noted !== null) this.send({ noted })
    }
    this.#pads = pads
  }

  /** A fresh client needs only how things stand; one that was here gets everything since. */
  #showGame(table: Table): void {
    const { viewer } = this
    const latest = table.latest(viewer)
    if (latest === null || latest.cursor === this.#cursor) return
    const patches = this.#takesPatches && this.#cursor > 0 ? table.patchesSince(viewer, this.#cursor) : null
    if (patches !== null) for (const patch of patches) this.#sendText(`{"patch":${patch}}`)
    else if (this.#cursor === 0) this.send({ update: latest })
    else for (const update of table.updatesSince(viewer, this.#cursor)) this.send({ update })
    this.#cursor = latest.cursor
  }

  send(value: object): void {
    this.#sendText(JSON.stringify(value))
  }

  refuse(refusal: Refusal, tag: string | null): void {
    this.send({ refused: tag, ...saidRefusal(refusal, this.caller.language) })
  }

  /** Says no, and that there is nothing more to say. */
  close(refusal: Refusal): void {
    this.refuse(refusal, null)
    this.seats = null
    this.#outbox.flush()
    this.#socket.close(CLOSED.refused, refusal.code)
  }

  /** Says that it ends, and why; the other side has to agree. */
  sayEnd(code: number): void {
    this.#outbox.flush()
    this.#socket.close(code)
  }

  end(code: number): void {
    this.sayEnd(code)
    // Whoever is not being read cannot be heard to agree.
    if (this.#socket.isPaused) this.#stream.destroySoon()
  }

  ping(): void {
    // `ws` answers pings by itself, also those of somebody who does not read the answers.
    if (!this.alive || this.#socket.bufferedAmount > this.#mostUnsent) {
      this.#socket.terminate()
      return
    }
    this.alive = false
    this.#outbox.flush()
    this.#socket.ping()
  }

  #sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // What is held back in this very moment is no fault of the reader.
    if (this.#outbox.isEmpty && this.#socket.bufferedAmount > this.#mostUnsent) {
      this.#socket.close(CLOSED.tooSlow)
      // Whoever does not read will not read that it is closed either.
      this.#socket.terminate()
      return
    }
    this.#outbox.put(text)
  }
}
