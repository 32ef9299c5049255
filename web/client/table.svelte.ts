import type { Update } from '../../src/kernel/match/feed.ts'
import { type Change, withChanges } from '../../src/kernel/match/patch.ts'
import type { Pads } from '../../src/table/pad.ts'
import { speech } from '../i18n/words.svelte.ts'
import { Refused } from './api.ts'
import type { Room } from './room.ts'

interface Pending {
  readonly text: string
  /** Whether it may be sent again over another connection: the server plays it once. */
  readonly again: boolean
  resolve(): void
  reject(refusal: Refused): void
}

type Sent =
  | { readonly room: Room }
  | { readonly update: Update }
  | { readonly patch: Omit<Update, 'view'> & { readonly changes: readonly Change[] } }
  | { readonly pads: Pads }
  | { readonly noted: Pads }
  | { readonly ok: string }
  | { readonly refused: string | null; readonly code: string; readonly text: string }
  | { readonly closing: true }

/** Codes with which the server closes a socket for good. */
const REFUSED = 4000
const SOONEST = 400
const LATEST = 5000

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
  readonly #hear: (update: Update) => void
  readonly #pending = new Map<string, Pending>()
  readonly #name = randomName()
  #socket: WebSocket | null = null
  /** The last update, which the next may only tell what has changed of. */
  #last: Update | null = null
  /** Nobody's at first: whose they are to be is known when the room is. */
  #eyes: readonly string[] | null = []
  /** Whether the server has answered our hello: before that it takes no orders. */
  #isGreeted = false
  #count = 0
  #tries = 0
  #timer = 0
  #closed = false

  constructor(match: string, hear: (update: Update) => void) {
    this.match = match
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello()
    return true
  }

  /** Asks for something; resolves when it is done and kept. */
  order(what: string, fields: object = {}): Promise<void> {
    const id = `${this.#name}-${++this.#count}`
    const text = JSON.stringify({ id, do: what, ...fields })
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, again: what !== 'say' || !this.#isGreeted, resolve, reject })
      if (this.#isGreeted) this.#socket?.send(text)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const where = `${scheme}//${location.host}/api/matches/${encodeURIComponent(this.match)}/socket`
    const socket = new WebSocket(`${where}?lang=${speech.language}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.link = 'open'
      this.#hello()
    }
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Sent)
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      if (code === REFUSED) {
        this.#closed = true
        this.refusal ??= new Refused('no-such-match', speech.word('refused.no-such-match'))
        return
      }
      this.link = 'lost'
      this.#isGreeted = false
      const wait = Math.min(LATEST, SOONEST * 2 ** this.#tries++)
      this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2))
    }
  }

  /** Somebody is looking again, or there is a network again: no need to wait any longer. */
  readonly #hurry = (): void => {
    if (this.#closed || this.link !== 'lost' || document.hidden) return
    clearTimeout(this.#timer)
    this.#tries = 0
    this.#open()
  }

  #hello(): void {
    const eyes = this.#eyes === null ? {} : { eyes: this.#eyes }
    this.#socket?.send(JSON.stringify({ hello: { cursor: this.#last?.cursor ?? 0, patches: true, ...eyes } }))
  }

  #receive(sent: Sent): void {
    if ('room' in sent) {
      this.room = sent.room
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
    } else if ('pads' in sent) this.pads = sent.pads
    else if ('noted' in sent) this.#note(sent.noted)
    else if ('ok' in sent) this.#settle(sent.ok)
    else if ('refused' in sent) {
      const refusal = new Refused(sent.code, sent.text)
      if (sent.refused !== null) this.#settle(sent.refused, refusal)
      else if (sent.code === 'no-such-match' || sent.code === 'who') this.refusal = refusal
    }
  }

  #note(noted: Pads): void {
    const pads = { ...this.pads }
    for (const [team, notes] of Object.entries(noted))
      pads[team] = Object.fromEntries(
        Object.entries({ ...pads[team], ...notes }).filter(([, text]) => text !== ''),
      )
    this.pads = pads
  }

  /** What was on its way when other eyes were opened is not for these. */
  #isForUs({ view }: Update): boolean {
    const eyes = this.#eyes ?? this.room?.mine ?? []
    return eyes.length === view.mine.length && eyes.every((seat) => view.mine.includes(seat))
  }

  /** What was not answered before is asked again. */
  #goOn(): void {
    this.#isGreeted = true
    for (const [id, pending] of this.#pending)
      if (pending.again) this.#socket?.send(pending.text)
      else this.#settle(id, new Refused('lost', speech.word('refused.lost')))
  }

  #settle(id: string, refusal?: Refused): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (refusal === undefined) pending?.resolve()
    else pending?.reject(refusal)
  }
}

/** A name no other page has: orders carry it, so that the same one is played once. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36)).join('')
}
