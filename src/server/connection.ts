import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { Language } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Viewer, WATCHER } from '#kernel/seats.ts'
import type { PersonId } from '#table/entry.ts'
import { type Pads, padChanges } from '#table/pad.ts'
import { padsOf } from '#table/room-view.ts'
import type { Person, TokenHash } from '#table/store.ts'
import type { Table } from '#table/table.ts'
import { type Blocked, type Heard, NOBODY, talkSince, talkView } from '#table/talk-view.ts'
import type { Hello } from '#wire/hello.ts'
import { CLOSED, type Sent } from '#wire/sent.ts'
import { maySee, sentQuietRoom, sentRoom, viewerOf } from './access.ts'
import { type Missed, MOST_MISSED } from './catching-up.ts'
import { Outbox } from './outbox.ts'
import type { Presence } from './presence.ts'
import { saidRefusal } from './refusals.ts'
import { hashOf } from './secrets.ts'

export interface Caller {
  readonly match: string
  readonly person: Person | null
  readonly device: TokenHash | null
  readonly language: Language
  readonly address: string
}

/** One socket at one table: what it has been sent, and what it is still to be sent. */
export class Connection {
  readonly caller: Caller
  /** The table's seat ids, by number; null before the hello. */
  seats: readonly string[] | null = null
  viewer: Viewer = WATCHER
  unanswered = 0
  /** Settles when the latest hello is answered. */
  greeting: Promise<void> = Promise.resolve()
  /** Whether anything was received since the last ping. */
  alive = true
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #mostUnsent: number
  readonly #outbox: Outbox
  #eyes: readonly string[] | null = null
  #codeHash: string | undefined
  #takesPatches = false
  #cursor = 0
  /** Updates or patches to send before the next ones, as JSON. */
  #missed: readonly string[] = []
  #takesTalk = false
  #blocked: Blocked = NOBODY
  /** The time of the last line that a reconnecting client has; null once talk was resumed. */
  #resumes: number | null = null
  /** How many lines it was sent, and the version of what its person may read; null before the first. */
  #heard: (Heard & { readonly changes: number }) | null = null
  #room = ''
  #hasLeft = false
  /** The version of the room that was last sent, and what it showed of who is there. */
  #roomChanges = -1
  #here = ''
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

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  greet(
    table: Table,
    { eyes, patches, talk = false, heard, code }: Hello,
    missed: Missed,
    blocked = NOBODY,
  ): void {
    this.seats = table.game.seats.map((seat) => seat.id)
    this.#eyes = eyes ?? null
    this.#codeHash = code === undefined ? undefined : hashOf(code)
    this.#takesPatches = patches ?? false
    this.viewer = viewerOf(table, this.caller.person?.id ?? null, this.#eyes)
    this.#cursor = missed.cursor
    this.#missed = missed.texts
    // A second hello on the same socket keeps its talk, which does not depend on the seats one looks with.
    if (!talk) this.#heard = null
    this.#takesTalk = talk
    this.#resumes = heard ?? null
    if (isOther(blocked, this.#blocked)) this.block(blocked)
    this.#room = ''
    this.#roomChanges = -1
    this.#pads = null
    this.#notes = -1
  }

  /** The person has blocked or unblocked somebody: send room and talk anew. */
  block(blocked: Blocked): void {
    this.#blocked = blocked
    this.#heard = null
    this.#resumes = null
    this.#roomChanges = -1
  }

  /** The table was reloaded, and its version numbers began anew: send everything again. */
  lookAgain(): void {
    this.#heard = null
    this.#resumes = null
    this.#roomChanges = -1
    this.#notes = -1
  }

  /** Sends what has changed for this viewer, and nothing when nothing has. `here` is what is shown of who is there. */
  show(table: Table, presence: Presence, here: string): void {
    const person = this.caller.person?.id ?? null
    if (!this.isGreeted) return
    if (table.roomChanges !== this.#roomChanges || here !== this.#here) {
      if (!maySee(table.room, { person, codeHash: this.#codeHash })) {
        this.close(new Refusal('no-such-match'))
        return
      }
      this.#roomChanges = table.roomChanges
      this.#here = here
      if (this.#takesTalk) this.#showTalk(table, person)
      this.#showRoom(table, person, presence)
    }
    if (table.match !== null && table.notes !== this.#notes) this.#showPads(table)
    this.#showGame(table)
  }

  #showRoom(table: Table, person: PersonId | null, presence: Presence): void {
    this.seats = table.game.seats.map((seat) => seat.id)
    const viewer = viewerOf(table, person, this.#eyes)
    if (viewer !== this.viewer) {
      this.viewer = viewer
      this.#cursor = 0
      this.#missed = []
      this.#pads = null
      this.#notes = -1
    }
    const sent = this.#takesTalk ? sentQuietRoom : sentRoom
    const room = JSON.stringify(sent(table, person, presence, this.#blocked))
    // Compared without the time, or a hidden change would show as a room that is the same.
    if (room !== this.#room) this.#sendText(`{"room":${room.slice(0, -1)},"now":${presence.now()}}}`)
    this.#room = room
  }

  /** All of the talk at first, and when what one may read has changed; otherwise new lines. */
  #showTalk(table: Table, person: PersonId | null): void {
    const { room } = table
    const changes = (person === null ? undefined : room.readers.get(person)?.changes) ?? 0
    const before = this.#heard
    if (before === null || before.changes !== changes) {
      const at = before === null ? this.#resumes : null
      const blocked = this.#blocked
      const talk =
        at === null ? talkView(table, person, undefined, blocked) : talkSince(table, person, at, blocked)
      this.send({ talk })
    } else {
      const { said, told } = talkView(table, person, before, this.#blocked)
      if (said.length > 0) this.send({ said })
      if (told.length > 0) this.send({ told })
    }
    this.#heard = { said: room.said, told: room.toldInAll, changes }
  }

  /** One's side's pad as a whole at first, then its changes. Watchers have none. */
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

  /** The latest update for a new client; everything since its cursor for one that reconnects. */
  #showGame(table: Table): void {
    const { viewer } = this
    const latest = table.latest(viewer)
    for (const text of this.#missed) this.#sendText(text)
    this.#missed = []
    if (latest === null || latest.cursor === this.#cursor) return
    const patches = this.#takesPatches && this.#cursor > 0 ? table.patchesSince(viewer, this.#cursor) : null
    if (patches !== null) for (const patch of patches) this.#sendText(`{"patch":${patch}}`)
    else if (this.#cursor === 0 || latest.cursor - this.#cursor > MOST_MISSED) this.send({ update: latest })
    else for (const update of table.updatesSince(viewer, this.#cursor)) this.send({ update })
    this.#cursor = latest.cursor
  }

  send(value: Sent): void {
    this.#sendText(JSON.stringify(value))
  }

  refuse(refusal: Refusal, tag: string | null): void {
    this.send({ refused: tag, ...saidRefusal(refusal, this.caller.language) })
  }

  /** Sends a refusal and closes the socket for good. */
  close(refusal: Refusal): void {
    this.refuse(refusal, null)
    this.seats = null
    this.#socket.close(CLOSED.refused, refusal.code)
  }

  /** Sends a close frame; the socket closes when the other side answers it. */
  sayEnd(code: number): void {
    this.#socket.close(code)
  }

  /** Closes without answering pending orders, whose outcome is unknown: the client repeats them at another node. */
  leave(code: number): void {
    this.#hasLeft = true
    this.end(code)
  }

  /** Whether nothing more is sent. */
  get hasLeft(): boolean {
    return this.#hasLeft
  }

  end(code: number): void {
    this.sayEnd(code)
    // A paused socket would not read the other side's close frame.
    if (this.#socket.isPaused) this.#stream.destroySoon()
  }

  ping(): void {
    // Backpressure: a pong proves that the client is there, not that it reads.
    if (!this.alive || this.#socket.bufferedAmount > this.#mostUnsent) {
      this.#socket.terminate()
      return
    }
    this.alive = false
    // Browsers do not show pings to the page.
    if (this.isGreeted) this.send({ alive: true })
    this.#socket.ping()
  }

  #sendText(text: string): void {
    if (!this.isOpen || this.#hasLeft) return
    // Backpressure: ignore what this tick has queued itself.
    if (this.#outbox.isEmpty && this.#socket.bufferedAmount > this.#mostUnsent) {
      this.#socket.close(CLOSED.tooSlow)
      // A client that does not read gets no close frame either.
      this.#socket.terminate()
      return
    }
    this.#outbox.put(text)
  }
}

function isOther(one: Blocked, other: Blocked): boolean {
  return one.size !== other.size || [...one].some((person) => !other.has(person))
}
