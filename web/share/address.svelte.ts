import type { ServerAddress } from '#wire/links.ts'
import { api } from '../client/api.ts'
import { recall, remember } from '../client/memory.ts'

/** Which of the addresses that others reach this server by one gives them. This device remembers what was chosen. */
class Address {
  /** Until somebody has chosen, the likeliest. */
  chosen = $state(recall('address'))

  choose(address: string): void {
    this.chosen = address
    remember('address', address)
  }

  /** Of several links to the same, the one with the chosen address. */
  of<T extends { readonly link: string }>(links: readonly T[]): T | undefined {
    return links.find(({ link }) => new URL(link).origin === this.chosen) ?? links[0]
  }

  /** A link to a place on this server; whether nobody else can open it. */
  async linkTo(path: string): Promise<{ readonly link: string; readonly onlyHere: boolean }> {
    const known = await api.addresses().then(
      ({ addresses }) => addresses,
      (): ServerAddress[] => [{ url: location.origin, network: null }],
    )
    const found = this.of(known.map(({ url }) => ({ link: url + path })))
    return { link: found?.link ?? location.origin + path, onlyHere: found === undefined }
  }
}

export const address = new Address()
