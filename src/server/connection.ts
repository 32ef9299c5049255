import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { Language } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type Viewer, WATCHER } from '../kernel/seats.ts'
import type { PersonId } from '../table/entry.ts'
import { type Pads, padChanges } from '../table/pad.ts'
import { padsOf } from '../table/room-view.ts'
import type { Person, TokenHash } from '../table/store.ts'
import type { Table } from '../table/table.ts'
import { type Blocked, type Heard, NOBODY, talkSince, talkView } from '../table/talk-view.ts'
import { type Missed, MOST_MISSED } from './catching-up.ts'
import { Outbox } from './outbox.ts'
import type { Presence } from './presence.ts'
import { saidRefusal } from './refusals.ts'
import { hashOf } from './secrets.ts'
import { maySee, sentQuietRoom, sentRoom, viewerOf } from './sight.ts'

/** Codes with which a socket is closed. */
export const CLOSED = {
  goingAway: 1001,
  broken: 1011,
  /** Others go on with the table: come again at once. */
  restarting: 1012,
  refused: 4000,
  tooSlow: 4001,
  silent: 4002,
  tooMuch: 4003,
} as const

export interface Caller {
  readonly match: string
  readonly person: Person | null
  readonly device: TokenHash | null
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
  /** Whether the client accepts patches. */
  readonly patches?: boolean
  /** Whether it is told what is said apart from the room, as lines that are added. */
  readonly talk?: boolean
  /** The moment of the last line it has. */
  readonly heard?: number
  /** Of the link to the table, for somebody who has no seat yet. */
  readonly code?: string
}

/** One socket at one table: what it has been sent, and what it is still to be sent. */
export class Connection {
  readonly caller: Caller
  /** By their place at the table, once it has said hello. */
  seats: readonly string[] | null = null
  viewer: Viewer = WATCHER
  unanswered = 0
  /** The hello that is being answered, or was last. */
  greeting: Promise<void> = Promise.resolve()
  /** Whether anything came from the other side since it was last asked. */
  alive = true
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #mostUnsent: number
  readonly #outbox: Outbox
  #eyes: readonly string[] | null = null
  #codeHash: string | undefined
  #takesPatches = false
  #cursor = 0
  /** What is to be told first of the game, as JSON. */
  #missed: readonly string[] = []
  #takesTalk = false
  #blocked: Blocked = NOBODY
  /** The moment of the last line it has from before, until it was told what came since. */
  #resumes: number | null = null
  /** How much was said when it was last told, and how often what its person may read had changed; null before. */
  #heard: (Heard & { readonly changes: number }) | null = null
  #room = ''
  #hasLeft = false
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

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  greet(
    table: Table,
    { eyes, patches, talk = false, heard, code }: Greeting,
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
    // Over the same socket nothing was lost, and what is said does not depend on the eyes.
    if (!talk) this.#heard = null
    this.#takesTalk = talk
    this.#resumes = heard ?? null
    if (isOther(blocked, this.#blocked)) this.block(blocked)
    this.#room = ''
    this.#roomChanges = -1
    this.#pads = null
    this.#notes = -1
  }

  /** What this person may read has become another. */
  block(blocked: Blocked): void {
    this.#blocked = blocked
    this.#heard = null
    this.#resumes = null
    this.#roomChanges = -1
  }

  /** The table was read anew: however often it had changed before says nothing of what it is now. */
  lookAgain(): void {
    this.#heard = null
    this.#resumes = null
    this.#roomChanges = -1
    this.#notes = -1
  }

  /** Sends what has changed for this viewer, and nothing when nothing has. */
  show(table: Table, presence: Presence): void {
    const person = this.caller.person?.id ?? null
    if (!this.isGreeted) return
    const comings = presence.changesAt(table.id)
    if (table.roomChanges !== this.#roomChanges || comings !== this.#comings) {
      if (!maySee(table.room, { person, codeHash: this.#codeHash })) {
        this.close(new Refusal('no-such-match'))
        return
      }
      this.#roomChanges = table.roomChanges
      this.#comings = comings
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
    // The time is no reason to send it again: that would tell of what is hidden from this person.
    if (room !== this.#room) this.#sendText(`{"room":${room.slice(0, -1)},"now":${presence.now()}}}`)
    this.#room = room
  }

  /** First all that one may read, and again when that is another; otherwise what was added. */
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
    for (const text of this.#missed) this.#sendText(text)
    this.#missed = []
    if (latest === null || latest.cursor === this.#cursor) return
    const patches = this.#takesPatches && this.#cursor > 0 ? table.patchesSince(viewer, this.#cursor) : null
    if (patches !== null) for (const patch of patches) this.#sendText(`{"patch":${patch}}`)
    else if (this.#cursor === 0 || latest.cursor - this.#cursor > MOST_MISSED) this.send({ update: latest })
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

  /** Ends without answering what is still unanswered: whether that was kept is not known, and asked again elsewhere it is. */
  leave(code: number): void {
    this.#hasLeft = true
    this.end(code)
  }

  /** Whether nobody is told anything here any more. */
  get hasLeft(): boolean {
    return this.#hasLeft
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
    // A page does not see pings.
    if (this.isGreeted) this.send({ alive: true })
    this.#outbox.flush()
    this.#socket.ping()
  }

  #sendText(text: string): void {
    if (!this.isOpen || this.#hasLeft) return
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

function isOther(one: Blocked, other: Blocked): boolean {
  return one.size !== other.size || [...one].some((person) => !other.has(person))
}
