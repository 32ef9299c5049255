import type { Store } from '#table/store.ts'
import { listing, newMatch } from './samples.ts'

/** Goes on writing to many matches, two entries at a time, until it is told to stop. */
export class Writers {
  readonly matches: readonly string[]
  readonly #acknowledged: Map<string, number>
  readonly #store: Store
  #waiting: { readonly at: number; readonly resolve: () => void }[] = []
  #kept = 0
  #over = false

  constructor(store: Store, count: number) {
    this.#store = store
    this.matches = Array.from({ length: count }, (_, index) => `match ${index}`)
    this.#acknowledged = new Map(this.matches.map((match) => [match, 0]))
  }

  /** Writes while the work lasts. */
  async during(work: () => Promise<void>): Promise<void> {
    await Promise.all(this.matches.map((id) => this.#store.createMatch(newMatch(id, { entries: [] }))))
    const writing = this.matches.map((match) => this.#write(match))
    const working = work().finally(() => {
      this.#over = true
    })
    await Promise.all([working, ...writing])
  }

  /** Waits until so many more entries are known to be kept. */
  more(count: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ at: this.#kept + count, resolve }))
  }

  /** How many entries of each match are known to be kept. */
  acknowledged(): ReadonlyMap<string, number> {
    return new Map(this.#acknowledged)
  }

  async #write(match: string): Promise<void> {
    for (let position = 0; !this.#over; position += 2) {
      const entries = [`${match} ${position}`, `${match} ${position + 1}`]
      await this.#store.append(match, position, entries, listing({ summary: entries[1] }))
      this.#acknowledged.set(match, position + 2)
      this.#kept += 2
      for (const { resolve } of this.#waiting.filter(({ at }) => at <= this.#kept)) resolve()
      this.#waiting = this.#waiting.filter(({ at }) => at > this.#kept)
    }
  }
}
