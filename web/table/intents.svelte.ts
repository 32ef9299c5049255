import { freshIn, pagesAhead, type Told, type Turns } from './told.ts'

interface Heard extends Told {
  /** How far the story was known when it was said. */
  readonly cursor: number
}

/** Milliseconds: a line stays this long after it has come into sight, whatever happens meanwhile. */
const READABLE = 12_000

/** What the bots of one's own side are about to do, or have just done, and why. */
export class Intents {
  readonly #ahead: (line: Heard) => number
  #heard = $state.raw<readonly Heard[]>([])
  /** What there is to be read, the newest last. */
  readonly inSight = $derived.by(() => this.#heard.filter((line) => this.#ahead(line) <= 0))
  readonly #timed = new WeakSet<Heard>()
  /** The last line that was heard; null before one has listened at all. */
  #known: Told | undefined | null = null

  constructor(turns: () => Turns) {
    this.#ahead = ({ cursor }) => pagesAhead(cursor, turns())
    $effect(() => {
      for (const line of this.inSight) {
        if (this.#timed.has(line)) continue
        this.#timed.add(line)
        setTimeout(() => {
          this.#heard = this.#heard.filter((each) => each !== line)
        }, READABLE)
      }
    })
  }

  /** Takes note of what is new; what was said before one came is no longer about to be done. */
  hear(told: readonly Told[], cursor: number | undefined): void {
    const fresh = this.#known === null ? [] : freshIn(told, this.#known)
    this.#known = told.at(-1)
    // Without a story other eyes begin to look, which count it in their own way.
    this.#heard = cursor === undefined ? [] : [...this.#heard, ...fresh.map((line) => ({ ...line, cursor }))]
  }

  /** Whether the page of a line has been turned: it is not about what comes next. */
  isPast(line: Heard): boolean {
    return this.#ahead(line) < 0
  }
}
