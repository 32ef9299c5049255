import { Verb } from './verb.ts'

/** An action is a small number with one text. */
export type Action = number

export const NO_ACTION: Action = -1

export const MOST_ACTIONS = 4096

/** What a text of an action may be: in a record, commas separate actions and # begins a checksum. `undo` is taken too. */
const SPEAKABLE = /^[^\s,#]+( [^\s,#]+)*$/
const TAKEN = /^undo$/i

/** Every action of a game, made once: a verb with a list of things, or a word that stands alone. */
export class Vocabulary {
  readonly #texts: string[] = []
  readonly #numbers = new Map<string, Action>()

  get size(): number {
    return this.#texts.length
  }

  /** Adds `verb thing` for each thing. */
  verb<Thing extends string>(verb: string, things: readonly Thing[]): Verb<Thing> {
    const first = this.size
    for (const thing of things) this.#add(`${verb} ${thing}`)
    return new Verb(first, things)
  }

  word(text: string): Action {
    this.#add(text)
    return this.size - 1
  }

  text(action: Action): string {
    const text = this.#texts[action]
    if (text === undefined) throw new RangeError(`no action ${action}`)
    return text
  }

  /** The action of a text, or NO_ACTION. Case and extra spaces do not matter. */
  parse(text: string): Action {
    return this.#numbers.get(text) ?? this.#numbers.get(normal(text)) ?? NO_ACTION
  }

  texts(): readonly string[] {
    return this.#texts
  }

  #add(text: string): void {
    if (!SPEAKABLE.test(text) || TAKEN.test(text)) throw new Error(`"${text}" cannot be written in a record`)
    if (this.#numbers.has(normal(text)))
      throw new Error(`the action "${text}" stands twice in the vocabulary`)
    if (this.size >= MOST_ACTIONS) throw new Error(`more than ${MOST_ACTIONS} actions`)
    this.#numbers.set(normal(text), this.size)
    this.#texts.push(text)
  }
}

function normal(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}
