import type { Update } from '#kernel/match/feed.ts'
import { withChanges } from '#kernel/match/patch.ts'
import type { Pads } from '#table/pad.ts'
import type { TalkView } from '#table/talk-view.ts'
import type { Hello } from '#wire/hello.ts'
import type { NewOrder, Order } from '#wire/orders.ts'
import type { QuietRoom, Room } from '#wire/room.ts'
import type { Closed, Sent } from '#wire/sent.ts'
import { speech } from '../i18n/words.svelte.ts'
import { Refused } from './api.ts'
import { renewal } from './renewal.svelte.ts'

interface Pending {
  readonly text: string
  /** When it was last sent; 0 for what still waits for a connection. */
  sent: number
  resolve(): void
  reject(refusal: Refused): void
}

/** Close codes: refused for good, and rate limited. */
const REFUSED: Closed['refused'] = 4000
const TOO_MUCH: Closed['tooMuch'] = 4003
/** Another node goes on with the table, or soon will. */
const RESTARTING: Closed['restarting'] = 1012
const SOONEST = 400
const LATEST = 5000
/**
 * Milliseconds to wait for an answer or for a socket to open; of silence after which a server counts as gone; between two
 * checks.
 */
const PATIENCE = 4000
const SILENCE = 45_000
const LOOK_EVERY = 1000
/** Milliseconds before a hello that was refused by the rate limit is sent again. */
const HELLO_AGAIN = 2000
/** Lines of talk that are kept: as many as a server keeps. */
const MOST_LINES = 200

/** The socket of one table: it comes back by itself, and what was not answered is asked again. */
export class TableClient {
  readonly match: string
  room = $state.raw<Room | null>(null)
  /** What the sides that look have noted, by team. */
  pads = $state.raw<Pads>({})
  /** Whether the server hears us at the moment. */
  link = $state<'opening' | 'open' | 'lost'>('opening')
  /** Why there is nothing to see here. */
  refusal = $state.raw<Refused | null>(null)
  /** The code of the link one came by, sent for as long as one has no seat. */
  readonly #code: string | undefined
  readonly #hear: (update: Update) => void
  readonly #pending = new Map<string, Pending>()
  readonly #name = randomName()
  #socket: WebSocket | null = null
  /** The last update, to which the next patch is applied. */
  #last: Update | null = null
  /** Talk comes apart from the room: all of it at first, then only added lines. */
  #talk: TalkView = { said: [], told: [] }
  /** The seats to look with: none before the room is known, null for all of one's own. */
  #eyes: readonly string[] | null = []
  /** Whether the server has answered our hello: before that it takes no orders. */
  #isGreeted = false
  #count = 0
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0
  #tries = 0
  #timer = 0
  /** When anything last came from the server, or a socket to it began to open. */
  #heard = 0
  /** Whether this server sends heartbeats. */
  #beats = false
  readonly #watch = setInterval(() => this.#lookAfter(), LOOK_EVERY)
  #closed = false
  /** The last refusal that answered no order. */
  #no: Refused | null = null

  constructor(match: string, code: string | null, hear: (update: Update) => void) {
    this.match = match
    this.#code = code ?? undefined
    this.#hear = hear
    this.#open()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /**
   * The seats of one's own to look with; null is all of them. What was shown with other eyes does not count.
   * Gives whether these are others than before.
   */
  look(eyes: readonly string[] | null): boolean {
    if (eyes?.join() === this.#eyes?.join() && (eyes === null) === (this.#eyes === null)) return false
    this.#eyes = eyes
    this.#last = null
    this.pads = {}
    this.#hello()
    return true
  }

  /** The time by which the server tells since when somebody is gone. */
  now(): number {
    return Date.now() + this.#ahead
  }

  /** Asks for something; resolves when it is done and kept. */
  order(order: NewOrder): Promise<void> {
    const id = `${this.#name}-${++this.#count}`
    const text = JSON.stringify({ id, ...order } satisfies Order)
    return new Promise((resolve, reject) => {
      const pending = { text, sent: 0, resolve, reject }
      this.#pending.set(id, pending)
      if (this.#isGreeted) this.#send(pending)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const where = `${scheme}//${location.host}/api/matches/${encodeURIComponent(this.match)}/socket`
    const socket = new WebSocket(`${where}?lang=${speech.language}`)
    this.#socket = socket
    this.#heard = performance.now()
    socket.onopen = () => {
      this.#tries = 0
      this.link = 'open'
      this.#hello()
    }
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      this.#heard = performance.now()
      this.#receive(JSON.parse(String(data)) as Sent)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      if (code === REFUSED) {
        this.#closed = true
        this.refusal = this.#no ?? new Refused('no-such-match', '')
        return
      }
      this.#comeBack(code)
    }
  }

  #comeBack(code: number): void {
    this.link = 'lost'
    this.#isGreeted = false
    this.#socket = null
    // Unsent again, so that the next server gets its full time to answer.
    for (const pending of this.#pending.values()) pending.sent = 0
    const tries = this.#tries++
    const wait = code === TOO_MUCH ? LATEST : Math.min(LATEST, SOONEST * 2 ** tries)
    // With jitter, so that not all clients come in one moment; at once where another node already has the table.
    const isSoon = code === RESTARTING && tries === 0
    this.#timer = setTimeout(
      () => this.#open(),
      isSoon ? Math.random() * 300 : wait * (0.75 + Math.random() / 2),
    )
  }

  /** Watchdog: a server that hangs closes no socket, so the client gives up on it after a while and connects anew. */
  #lookAfter(): void {
    const socket = this.#socket
    if (this.#closed || socket === null) return
    const now = performance.now()
    const isOpen = socket.readyState === WebSocket.OPEN
    const isLate = [...this.#pending.values()].some(({ sent }) => sent > 0 && now - sent > PATIENCE)
    const isReady = isOpen && this.#isGreeted
    // Longer each time: on a slow network none would ever open otherwise.
    const isSilent = now - this.#heard > (isReady ? SILENCE : PATIENCE * Math.max(1, this.#tries))
    if (!isLate && !(isSilent && (this.#beats || !isReady))) return
    this.#comeBack(0)
    socket.close()
  }

  #send(pending: Pending): void {
    pending.sent = performance.now()
    this.#socket?.send(pending.text)
  }

  /** Somebody is looking again, or there is a network again: no need to wait any longer. */
  readonly #hurry = (): void => {
    if (this.#closed || this.link !== 'lost' || document.hidden) return
    clearTimeout(this.#timer)
    this.#tries = 0
    // One that is still opening may be on a network that has gone.
    this.#socket?.close()
    this.#open()
  }

  #hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const eyes = this.#eyes ?? undefined
    const hello: { readonly [Field in keyof Hello]: Hello[Field] | undefined } = {
      cursor: this.#last?.cursor ?? 0,
      patches: true,
      talk: true,
      heard: this.#talk.said.at(-1)?.at,
      eyes,
      code: this.#code,
    }
    this.#socket.send(JSON.stringify({ hello }))
  }

  #receive(sent: Sent): void {
    if ('room' in sent) {
      this.#ahead = sent.room.now - Date.now()
      this.#furnish(sent.room)
      if (!this.#isGreeted) this.#goOn()
    } else if ('update' in sent) {
      if (!this.#isForUs(sent.update)) return
      this.#last = sent.update
      this.#hear(sent.update)
    } else if ('patch' in sent) {
      if (this.#last === null) return
      const { changes, ...rest } = sent.patch
      this.#last = { ...rest, view: withChanges(this.#last.view, changes) }
      this.#hear(this.#last)
    } else if ('talk' in sent) {
      const { from, said, told } = sent.talk
      const had = this.#talk.said.findIndex(({ at }) => at === from)
      this.#hearSay([...this.#talk.said.slice(0, Math.max(0, had)), ...said], told)
    } else if ('said' in sent) this.#hearSay([...this.#talk.said, ...sent.said], this.#talk.told)
    else if ('told' in sent) this.#hearSay(this.#talk.said, [...this.#talk.told, ...sent.told])
    else if ('pads' in sent) this.pads = sent.pads
    else if ('noted' in sent) this.#note(sent.noted)
    else if ('page' in sent) renewal.heard(sent.page)
    else if ('alive' in sent) this.#beats = true
    else if ('ok' in sent) this.#settle(sent.ok)
    else if ('refused' in sent) {
      const refusal = new Refused(sent.code, sent.text)
      if (sent.refused !== null) this.#settle(sent.refused, refusal)
      else if (sent.code === 'too-fast') setTimeout(() => this.#hello(), HELLO_AGAIN)
      else this.#no = refusal
    }
  }

  #hearSay(said: TalkView['said'], told: TalkView['told']): void {
    this.#talk = { said: said.slice(-MOST_LINES), told: told.slice(-MOST_LINES) }
    if (this.room !== null) this.#furnish(this.room)
  }

  #furnish(room: QuietRoom): void {
    this.room = { ...room, talk: this.#talk.said, told: this.#talk.told }
  }

  #note(noted: Pads): void {
    const pads = { ...this.pads }
    for (const [team, notes] of Object.entries(noted))
      pads[team] = Object.fromEntries(
        Object.entries({ ...pads[team], ...notes }).filter(([, text]) => text !== ''),
      )
    this.pads = pads
  }

  /** False for an update that was still on its way for the eyes that looked before. */
  #isForUs({ view }: Update): boolean {
    const eyes = this.#eyes ?? this.room?.mine ?? []
    return eyes.length === view.mine.length && eyes.every((seat) => view.mine.includes(seat))
  }

  /** Sends unanswered orders again. */
  #goOn(): void {
    this.#isGreeted = true
    for (const pending of this.#pending.values()) this.#send(pending)
  }

  #settle(id: string, refusal?: Refused): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (refusal === undefined) pending?.resolve()
    else pending?.reject(refusal)
  }
}

/** A random name for this page. It is part of the ids of orders, by which one that is sent twice is played once. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36)).join('')
}
