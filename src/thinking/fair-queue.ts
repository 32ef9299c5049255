/** A fair queue: owners take turns (round robin). */
export class FairQueue<Task> {
  /** Tasks by owner, in the order of their turns. */
  readonly #lines = new Map<string, Task[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many owners have tasks. */
  get owners(): number {
    return this.#lines.size
  }

  /** How many tasks an owner has. */
  of(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0
  }

  push(owner: string, task: Task): void {
    const line = this.#lines.get(owner)
    if (line === undefined) this.#lines.set(owner, [task])
    else line.push(task)
    this.#size++
  }

  shift(): Task | undefined {
    for (const [owner, line] of this.#lines) {
      const task = line.shift()
      this.#lines.delete(owner)
      if (line.length > 0) this.#lines.set(owner, line)
      this.#size--
      return task
    }
    return undefined
  }

  /** Gives whether it was in the queue. */
  remove(owner: string, task: Task): boolean {
    const line = this.#lines.get(owner) ?? []
    const index = line.indexOf(task)
    if (index < 0) return false
    line.splice(index, 1)
    if (line.length === 0) this.#lines.delete(owner)
    this.#size--
    return true
  }

  clear(): Task[] {
    const all = [...this.#lines.values()].flat()
    this.#lines.clear()
    this.#size = 0
    return all
  }
}
