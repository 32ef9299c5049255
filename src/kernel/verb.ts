import type { Action } from './vocabulary.ts'

/** A verb with a list of things: one action for each, `swim a1`, `swim a2`, … Things are called by their number in the list. */
export class Verb<Thing extends string = string> {
  /** The action of the first thing; the others follow it. */
  readonly first: Action
  readonly things: readonly Thing[]
  readonly #end: Action

  constructor(first: Action, things: readonly Thing[]) {
    this.first = first
    this.things = things
    this.#end = first + things.length
  }

  /** The action that names this thing. */
  of(thing: number): Action {
    return this.first + thing
  }

  /** Whether an action is one of this verb. */
  has(action: Action): boolean {
    return action >= this.first && action < this.#end
  }

  /** Which thing an action of this verb names. */
  thing(action: Action): number {
    return action - this.first
  }

  /** What that thing is called in the notation. */
  name(action: Action): Thing {
    return this.things[action - this.first]
  }
}
