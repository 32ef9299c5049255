import { Guest } from '#server/testing/guest.ts'
import type { PersonThen } from '../support/manifest.ts'

const COOKIE = 'dorsal='

/** Everybody who sits anywhere in a museum, with their devices. */
export class People {
  readonly #people = new Map<string, PersonThen>()
  /** Where the server is at the moment. */
  base = ''

  /** With the device they had first, where they still have it. */
  guest(name: string): Guest {
    const guest = new Guest(this.base)
    const { id, devices } = this.#one(name)
    guest.id = id
    guest.cookie = COOKIE + devices[0]
    return guest
  }

  async meet(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const guest = await new Guest(this.base).named(name)
      this.#people.set(name, { id: guest.id, name, devices: [tokenOf(guest)], forgotten: [], code: null })
    }
  }

  /** One more device, by a code. */
  async move(name: string): Promise<void> {
    const { code } = (await this.guest(name).post('/api/me/code', {})).body
    const device = new Guest(this.base)
    await device.post('/api/me/move', { code })
    const person = this.#one(name)
    this.#people.set(name, { ...person, devices: [...person.devices, tokenOf(device)] })
  }

  /** The first device forgets who it is. */
  async forget(name: string): Promise<void> {
    await this.guest(name).ask('DELETE', '/api/me')
    const person = this.#one(name)
    const [first, ...devices] = person.devices
    this.#people.set(name, { ...person, devices, forgotten: [first] })
  }

  /** They ask to be forgotten for good. */
  async vanish(name: string): Promise<void> {
    const { status, text } = await this.guest(name).post('/api/me/forget', { forever: true })
    if (status >= 300) throw new Error(text)
    this.#people.delete(name)
  }

  blocked(name: string, whom: string): void {
    this.#people.set(name, { ...this.#one(name), blocks: [whom] })
  }

  /** What they are called from now on; who they are here stays the same. */
  async rename(name: string, next: string): Promise<void> {
    await this.guest(name).ask('PATCH', '/api/me', JSON.stringify({ name: next }))
    this.#people.set(name, { ...this.#one(name), name: next })
  }

  /** A code that is asked for and not used. */
  async ask(name: string): Promise<void> {
    const { code } = (await this.guest(name).post('/api/me/code', {})).body
    this.#people.set(name, { ...this.#one(name), code })
  }

  all(): PersonThen[] {
    return [...this.#people.values()]
  }

  #one(name: string): PersonThen {
    const person = this.#people.get(name)
    if (person === undefined) throw new Error(`nobody is called ${name}`)
    return person
  }
}

function tokenOf({ cookie }: Guest): string {
  if (!cookie?.startsWith(COOKIE)) throw new Error(`no token: ${cookie}`)
  return cookie.slice(COOKIE.length)
}
