/** A content, and how many characters it has as a text. */
export interface Read {
  readonly content: unknown
  readonly size: number
}

interface Held extends Read {
  tables: number
}

/** Reference-counted content packs of the tables in memory: each is held once. */
export class Packs {
  readonly #held = new Map<string, Held>()
  #size = 0

  /** Characters of all of them as JSON. */
  get size(): number {
    return this.#size
  }

  find(hash: string): Read | undefined {
    return this.#held.get(hash)
  }

  /** One more table has it. */
  hold(hash: string, content: unknown, size: number): void {
    const held = this.#held.get(hash) ?? { content, size, tables: 0 }
    if (held.tables === 0) this.#size += held.size
    held.tables++
    this.#held.set(hash, held)
  }

  /** One table fewer has it. */
  letGo(hash: string): void {
    const held = this.#held.get(hash)
    if (held === undefined || --held.tables > 0) return
    this.#held.delete(hash)
    this.#size -= held.size
  }
}
