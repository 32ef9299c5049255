import type { Action } from '#kernel/vocabulary.ts'

export const ROOT = 0
export const NO_NODE = -1

/**
 * What one seat has found out, by the actions it saw: nodes are numbers, and what is known of them lies in
 * arrays side by side, so that a search of any length makes no object for each.
 */
export class Tree {
  size = 1
  visits: Int32Array
  /** The sum of what came of the visits, for the seat this tree belongs to. */
  worth: Float64Array
  /** How often the action that leads here could have been chosen. */
  offered: Int32Array
  #action: Uint16Array
  #firstChild: Int32Array
  #nextSibling: Int32Array

  constructor(room: number) {
    this.visits = new Int32Array(room)
    this.worth = new Float64Array(room)
    this.offered = new Int32Array(room)
    this.#action = new Uint16Array(room)
    this.#firstChild = new Int32Array(room).fill(NO_NODE)
    this.#nextSibling = new Int32Array(room).fill(NO_NODE)
  }

  /** Whether a node has children. */
  isOpen(node: number): boolean {
    return this.#firstChild[node] !== NO_NODE
  }

  child(node: number, action: Action): number {
    let child = this.#firstChild[node]
    while (child !== NO_NODE && this.#action[child] !== action) child = this.#nextSibling[child]
    return child
  }

  add(node: number, action: Action): number {
    if (this.size === this.visits.length) this.#grow()
    const child = this.size++
    this.#action[child] = action
    this.#nextSibling[child] = this.#firstChild[node]
    this.#firstChild[node] = child
    return child
  }

  #grow(): void {
    const room = this.size * 2
    this.visits = grown(this.visits, new Int32Array(room))
    this.worth = grown(this.worth, new Float64Array(room))
    this.offered = grown(this.offered, new Int32Array(room))
    this.#action = grown(this.#action, new Uint16Array(room))
    this.#firstChild = grown(this.#firstChild, new Int32Array(room).fill(NO_NODE))
    this.#nextSibling = grown(this.#nextSibling, new Int32Array(room).fill(NO_NODE))
  }
}

function grown<Numbers extends Int32Array | Float64Array | Uint16Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
