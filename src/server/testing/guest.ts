import { WebSocket } from 'ws'
import type { Update } from '#kernel/match/feed.ts'
import type { Pads } from '#table/pad.ts'
import type { HousePackInfo } from '#wire/matches.ts'
import type { Room as SentRoom } from '#wire/room.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

/** Every field of every answer: which of them there are depends on what was asked. */
interface Body {
  readonly me: { readonly id: string; readonly name: string }
  readonly match: string
  readonly room: SentRoom
  readonly matches: readonly {
    readonly match: string
    readonly status: string
    readonly changed: number
    readonly mine: readonly string[]
  }[]
  readonly devices: readonly {
    readonly id: string
    readonly label: string
    readonly since: number
    readonly seen: number
    readonly here: boolean
  }[]
  readonly blocked: readonly { readonly id: string; readonly name: string; readonly since: number }[]
  readonly packs: readonly HousePackInfo[]
  readonly content: string
  readonly changed: readonly string[]
  readonly seat: string
  readonly by: string
  readonly code: string
  readonly expires: number
  readonly link: string
  readonly svg: string
  readonly links: readonly { readonly link: string }[]
}

/** Somebody with a browser of their own, as far as a server can tell. */
export class Guest {
  readonly base: string
  cookie: string | null = null
  id = ''
  readonly headers: { readonly [name: string]: string }

  constructor(base: string, headers: { readonly [name: string]: string } = {}) {
    this.base = base
    this.headers = headers
  }

  async named(name: string): Promise<this> {
    this.id = (await this.post('/api/me', { name })).body.me.id
    return this
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path)
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.ask('POST', path, JSON.stringify(body))
  }

  async ask(method: string, path: string, body?: string): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const given = response.headers.getSetCookie()[0]?.split(';')[0]
    if (given !== undefined) this.cookie = given
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} }
  }

  /** At a table, and greeted. */
  async at(match: string, cursor = 0, seats?: readonly string[]): Promise<Seated> {
    const seated = await this.connect(match)
    seated.send({ hello: { cursor, ...(seats === undefined ? {} : { seats }) } })
    await seated.until(() => seated.room !== null || seated.closed !== null)
    return seated
  }

  connect(match: string): Promise<Seated> {
    return this.socket(`/api/matches/${match}/socket`)
  }

  async socket(path: string): Promise<Seated> {
    const socket = new WebSocket(this.base.replace(/^http/, 'ws') + path, {
      headers: { ...(this.cookie === null ? {} : { cookie: this.cookie }), ...this.headers },
    })
    const seated = new Seated(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    return seated
  }
}

interface Refused {
  readonly refused: string | null
  readonly code: string
  readonly text: string
}

type Sent =
  | { readonly room: SentRoom & { readonly now: number } }
  | { readonly update: Update }
  | { readonly pads: Pads }
  | { readonly noted: Pads }
  | { readonly ok: string }
  | Refused
  | { readonly closing: true }

/** Milliseconds, on a machine that is busy with other things. */
const PATIENCE = 60_000

let lastTag = 0

/** Whoever waits looks again when something came: what one waits for may come over another's socket. */
const waiting = new Set<() => void>()

/** A guest's socket, and everything that came over it. */
export class Seated {
  readonly socket: WebSocket
  readonly all: Sent[] = []
  readonly raw: string[] = []
  room: SentRoom | null = null
  readonly updates: Update[] = []
  latest: Update | undefined
  closed: number | null = null
  closing = false

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => this.#receive(String(data)))
    socket.on('close', (code) => {
      this.closed = code
      wake()
    })
    socket.on('error', () => {})
  }

  send(value: unknown): void {
    this.socket.send(JSON.stringify(value))
  }

  /** Asks for something: 'ok', or the code of the refusal. */
  async do(what: string, fields: object = {}, tag = this.#tag()): Promise<string> {
    const before = this.all.length
    this.send({ id: tag, do: what, ...fields })
    let answer: Sent | undefined
    await this.until(() => {
      answer = this.all
        .slice(before)
        .find((sent) => ('ok' in sent && sent.ok === tag) || ('refused' in sent && sent.refused === tag))
      return answer !== undefined || this.closed !== null
    })
    if (answer === undefined) return `closed ${this.closed}`
    return 'code' in answer ? answer.code : 'ok'
  }

  /** Waits until something that came has made it so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(deadline)
        waiting.delete(look)
        settle()
      }
      const look = (): void => {
        try {
          if (isSo()) end(resolve)
        } catch (error) {
          end(() => reject(error))
        }
      }
      const deadline = setTimeout(() => {
        const last = this.raw.at(-1)?.slice(0, 300) ?? 'nothing'
        end(() => reject(new Error(`waited in vain; last came ${last}`)))
      }, PATIENCE)
      waiting.add(look)
      look()
    })
  }

  async leave(): Promise<void> {
    this.socket.close()
    await this.until(() => this.closed !== null)
  }

  #receive(text: string): void {
    const sent = JSON.parse(text) as Sent
    this.raw.push(text)
    this.all.push(sent)
    if ('room' in sent) this.room = sent.room
    if ('update' in sent) {
      this.updates.push(sent.update)
      this.latest = sent.update
    }
    if ('closing' in sent) this.closing = true
    wake()
  }

  /** Nobody has sent it before, over this socket or another. */
  #tag(): string {
    return `t${++lastTag}`
  }
}

function wake(): void {
  for (const look of [...waiting]) look()
}
