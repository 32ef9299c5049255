/** An LRU cache, limited by number and by total weight. An entry heavier than the limit is kept, without any other. */
export class Recent<T, Key = string> {
  readonly #most: number
  readonly #heaviest: number
  /** Least recently used first: a Map keeps its keys in the order they were set. */
  readonly #kept = new Map<Key, { readonly value: T; readonly weight: number }>()
  #weight = 0

  constructor(most: number, heaviest = Number.POSITIVE_INFINITY) {
    this.#most = most
    this.#heaviest = heaviest
  }

  get size(): number {
    return this.#kept.size
  }

  get weight(): number {
    return this.#weight
  }

  get(key: Key): T | undefined {
    const found = this.#kept.get(key)
    if (found === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found.value
  }

  set(key: Key, value: T, weight = 0): void {
    this.drop(key)
    this.#kept.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#kept.keys()) {
      if (oldest === key || (this.#kept.size <= this.#most && this.#weight <= this.#heaviest)) return
      this.drop(oldest)
    }
  }

  drop(key: Key): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
