import { clueKind, TURN_CLUE, TURN_LENGTH, turnAt } from '../clues.ts'
import { afterSearch, afterTurn, type Belief, beliefAtStart } from './belief.ts'
import { Turns } from './turns.ts'

type Water = readonly (readonly number[])[]

/** How many beliefs are cached: more than a search comes back to. */
const KEPT = 1024

interface Known {
  readonly belief: Belief
  readonly next: Map<string, Known>
}

/**
 * Beliefs by the clues that lead to them. Clues are only ever added to, and a search asks for many that begin alike,
 * so each is worked out once.
 */
class Memory {
  readonly #water: Water
  readonly #turns: Turns
  #start: Known = { belief: beliefAtStart(), next: new Map() }
  #kept = 0
  /** The clues asked for last, and what was known after each of them. */
  readonly #clues: number[] = []
  readonly #path: Known[] = []

  constructor(water: Water) {
    this.#water = water
    this.#turns = new Turns(water)
  }

  after(clues: ArrayLike<number>): Belief {
    let index = 0
    let known = this.#start
    while (index < clues.length) {
      const length = clueKind(clues[index]) === TURN_CLUE ? TURN_LENGTH : 1
      known = this.#isLast(clues, index, length) ? this.#path[index] : this.#step(known, clues, index, length)
      index += length
    }
    return known.belief
  }

  #isLast(clues: ArrayLike<number>, index: number, length: number): boolean {
    if (this.#path[index] === undefined) return false
    for (let i = index; i < index + length; i++) if (this.#clues[i] !== clues[i]) return false
    return true
  }

  #step(from: Known, clues: ArrayLike<number>, index: number, length: number): Known {
    const key = Array.prototype.slice.call(clues, index, index + length).join()
    let known = from.next.get(key)
    if (known === undefined) {
      if (this.#kept++ >= KEPT) this.#forget()
      known = { belief: this.#reckon(from.belief, clues, index), next: new Map() }
      from.next.set(key, known)
    }
    this.#path.length = index
    this.#clues.length = index
    for (let i = index; i < index + length; i++) this.#clues[i] = clues[i]
    this.#path[index] = known
    return known
  }

  #reckon(before: Belief, clues: ArrayLike<number>, index: number): Belief {
    return clueKind(clues[index]) === TURN_CLUE
      ? afterTurn(before, turnAt(clues, index), this.#turns)
      : afterSearch(before, clues[index], this.#water)
  }

  #forget(): void {
    this.#start = { belief: this.#start.belief, next: new Map() }
    this.#kept = 0
  }
}

const memories = new WeakMap<Water, Memory>()

/** What can be known from the clues alone, on an island with these channels. */
export function beliefOf(water: Water, clues: ArrayLike<number>): Belief {
  let memory = memories.get(water)
  if (memory === undefined) {
    memory = new Memory(water)
    memories.set(water, memory)
  }
  return memory.after(clues)
}

export { Belief } from './belief.ts'
