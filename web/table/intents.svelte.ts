import { freshIn, pagesAhead, type Told, type Turns } from './told.ts'

interface Heard extends Told {
  /** The latest known cursor when it was said. */
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

  /** Adds new lines. Those from before this page was opened are skipped: nobody is about to do them any more. */
  hear(told: readonly Told[], cursor: number | undefined): void {
    const fresh = this.#known === null ? [] : freshIn(told, this.#known)
    this.#known = told.at(-1)
    // Without a story another viewer begins to look, whose cursors are others.
    this.#heard = cursor === undefined ? [] : [...this.#heard, ...fresh.map((line) => ({ ...line, cursor }))]
  }

  /** Whether a line is out of date: what it announced has been seen, or a chapter has begun since. */
  isPast(line: Heard): boolean {
    return this.#ahead(line) < 0
  }
}
