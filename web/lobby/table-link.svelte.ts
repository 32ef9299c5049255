import type { Links } from '#wire/links.ts'
import { api } from '../client/api.ts'
import { linkName, recall, remember } from '../client/memory.ts'
import { route } from '../client/route.svelte.ts'
import { notices } from '../ui/notices.svelte.ts'

/** The link to a table, as far as this device knows it. The address bar has it too: copied from there, it is the same. */
export class TableLink {
  links = $state.raw<Links | null>(null)
  /** The code that leads to the table; null where this device does not know it. */
  code = $state<string | null>(null)
  /** Whether it was found out if this device has it. */
  looked = $state(false)
  readonly #match: string
  #isMaking = false

  constructor(match: string) {
    this.#match = match
  }

  /** Finds out whether what this device has is the link there is now. */
  async look(): Promise<void> {
    if (this.#isMaking) return
    for (const code of new Set([location.hash.slice(1), recall(this.#name) ?? ''])) {
      const found = code === '' ? null : await api.invitation(this.#match, code).catch(() => null)
      if (found?.seat === null) return this.#know(code, found)
    }
    this.code = null
    this.links = null
    this.looked = true
  }

  /** Makes a new link, which ends all earlier ones. */
  async renew(): Promise<void> {
    this.#isMaking = true
    try {
      const made = await api.link(this.#match)
      this.#know(made.code, made)
    } catch (error) {
      notices.refused(error)
    }
    this.#isMaking = false
    this.looked = true
  }

  #know(code: string, links: Links): void {
    this.code = code
    this.links = links
    this.looked = true
    remember(this.#name, code)
    if (this.#isHere) route.write(code)
  }

  get #name(): string {
    return linkName(this.#match)
  }

  get #isHere(): boolean {
    return route.path === `/match/${this.#match}`
  }
}
