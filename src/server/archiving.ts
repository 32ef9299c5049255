import { Refusal } from '#kernel/refusal.ts'
import { ArchiveDiffers } from '#table/archiving.ts'
import { Elsewhere } from '#table/ownership.ts'
import type { Services } from './services.ts'

/** Milliseconds for which a match is over before it is archived. */
export const ARCHIVED_AFTER = 24 * 3_600_000

/** So many with each sweep, one after the other. */
const AT_ONCE = 10

/** Keeps matches that have been over for long as archives, a few at a time. */
export class Archiving {
  readonly #services: Services
  /** Matches that cannot be replayed on this server: they keep their entries, and later sweeps skip them. */
  readonly #left = new Set<string>()
  #running: Promise<number> | null = null

  constructor(services: Services) {
    this.#services = services
  }

  /** Gives how many were archived. A call while another runs gets the result of that one. */
  sweep(now: number): Promise<number> {
    this.#running ??= this.#sweep(now - ARCHIVED_AFTER).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #sweep(since: number): Promise<number> {
    const { store, isClosing } = this.#services
    let archived = 0
    let passed = 0
    while (archived < AT_ONCE) {
      const matches = await store.unarchivedMatches(since, AT_ONCE, passed)
      for (const match of matches) {
        if (archived === AT_ONCE || isClosing()) return archived
        if (!this.#left.has(match) && (await this.#archive(match))) archived++
        else passed++
      }
      if (matches.length < AT_ONCE) break
    }
    return archived
  }

  /** Shares a semaphore with whoever replays a long log: one at a time, so that live tables have their turn in between. */
  async #archive(match: string): Promise<boolean> {
    const { tables, longReads, log } = this.#services
    try {
      return await longReads.pass(() => tables.archive(match))
    } catch (error) {
      // Another node has it, and lets go of it soon.
      if (error instanceof Elsewhere) return false
      if (error instanceof Refusal || error instanceof ArchiveDiffers) this.#left.add(match)
      if (!(error instanceof Refusal)) log.error({ match, err: error }, 'a match could not be archived')
      return false
    }
  }
}
