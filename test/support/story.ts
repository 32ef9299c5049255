import { Guest, type Seated } from '#server/testing/guest.ts'
import { differences } from './page.ts'

const LINE = /^(\w+) ([<>])(?: (.*))?$/

/** Plays the examples of the page: who sends what, and what they get. */
export class Story {
  readonly #base: string
  readonly #guests = new Map<string, Guest>()
  readonly #sockets = new Map<string, { readonly seated: Seated; read: number }>()
  readonly #values = new Map<string, string>()
  #answer = { status: 0, text: '' }

  constructor(base: string) {
    this.#base = base
  }

  /** What no log may hold. */
  get secrets(): string[] {
    const cookies = [...this.#guests.values()].map(({ cookie }) => cookie?.split('=')[1] ?? '')
    const named = ['$code', '$move', '$seed'].map((name) => this.#values.get(name) ?? '')
    return [...cookies, ...named].filter((secret) => secret !== '')
  }

  async line(text: string): Promise<void> {
    const [, who, direction, what = ''] = LINE.exec(text) ?? []
    if (who === undefined) throw new Error(`not a line of a story: ${text}`)
    if (direction === '>') await this.#send(who, this.#filled(what))
    else if (what.startsWith('{')) await this.#expectMessage(who, what)
    else this.#expectAnswer(what)
  }

  async #send(who: string, what: string): Promise<void> {
    const guest = this.#guests.get(who) ?? new Guest(this.#base)
    this.#guests.set(who, guest)
    if (what.startsWith('{')) {
      this.#sockets.get(who)?.seated.socket.send(what)
      return
    }
    const [, method, path, body] = /^([A-Z]+) (\S+)(?: (.*))?$/.exec(what) ?? []
    if (method === 'SOCKET') {
      this.#sockets.set(who, { seated: await guest.socket(path), read: 0 })
      return
    }
    this.#answer = await guest.ask(method, path, body)
  }

  #expectAnswer(what: string): void {
    const [, status, body = ''] = /^(\d+)(?: (.*))?$/.exec(what) ?? []
    const { text } = this.#answer
    if (Number(status) !== this.#answer.status)
      throw new Error(`${what} but got ${this.#answer.status} ${text}`)
    if (!body.startsWith('{')) {
      if (!text.startsWith(body)) throw new Error(`${what} but got ${text.slice(0, 100)}`)
      return
    }
    const faults = this.#differences(body, text)
    if (faults.length > 0) throw new Error(`${what}: ${faults.join('; ')}`)
  }

  /** Messages that the page does not show are passed over. */
  async #expectMessage(who: string, what: string): Promise<void> {
    const socket = this.#sockets.get(who)
    if (socket === undefined) throw new Error(`${who} has no socket`)
    const { seated } = socket
    const isThere = (): boolean => {
      const found = seated.raw.findIndex(
        (text, index) => index >= socket.read && this.#differences(what, text).length === 0,
      )
      if (found >= 0) socket.read = found + 1
      return found >= 0
    }
    await seated.until(isThere).catch(() => {
      throw new Error(
        `${who} was not sent ${what}, but ${seated.raw.slice(socket.read).join('\n').slice(0, 2_000)}`,
      )
    })
  }

  #differences(shown: string, real: string): string[] {
    const bound = new Map<string, string>()
    const faults = differences(this.#bind(JSON.parse(shown), JSON.parse(real), bound), JSON.parse(real))
    if (faults.length === 0) for (const [name, value] of bound) this.#values.set(name, value)
    return faults
  }

  /** The expected value with the words it names in their place; new ones take what is there. */
  #bind(shown: unknown, real: unknown, bound: Map<string, string>): unknown {
    if (typeof shown === 'string' && shown.startsWith('$')) {
      const known = this.#values.get(shown) ?? bound.get(shown)
      if (known !== undefined || typeof real !== 'string') return known ?? shown
      bound.set(shown, real)
      return real
    }
    if (Array.isArray(shown))
      return shown.map((item, index) =>
        this.#bind(item, Array.isArray(real) ? real[index] : undefined, bound),
      )
    if (typeof shown !== 'object' || shown === null) return shown
    const fields = real as { readonly [name: string]: unknown } | null
    return Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [name, this.#bind(value, fields?.[name], bound)]),
    )
  }

  #filled(text: string): string {
    return text.replace(/\$\w+/g, (name) => {
      const value = this.#values.get(name)
      if (value === undefined) throw new Error(`${name} is not known yet`)
      return value
    })
  }
}
