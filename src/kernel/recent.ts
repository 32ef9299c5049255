/** Keeps what was used last, so many and so much of it at most. What is too large for it all alone is kept alone. */
export class Recent<T> {
  readonly #most: number
  readonly #heaviest: number
  /** A map goes through its keys in the order they were set: what was used last is last. */
  readonly #kept = new Map<string, { readonly value: T; readonly weight: number }>()
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

  get(key: string): T | undefined {
    const found = this.#kept.get(key)
    if (found === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found.value
  }

  set(key: string, value: T, weight = 0): void {
    this.#drop(key)
    this.#kept.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#kept.keys()) {
      if (oldest === key || (this.#kept.size <= this.#most && this.#weight <= this.#heaviest)) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
