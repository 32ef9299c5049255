import { untrack } from 'svelte'

/** A short word to the person: why something was refused, that a link was copied. It goes by itself. */
class Notices {
  text = $state('')
  kind = $state<'note' | 'no'>('note')
  /** Pixels from the top where a table has room for them; null where there is no table. */
  below = $state<number | null>(null)
  /** Those who can show it, the topmost last. */
  #places = $state.raw<readonly symbol[]>([])
  #timer = 0

  get top(): symbol | undefined {
    return this.#places.at(-1)
  }

  /** One more place, above all others, until what is given back is called. */
  enter(place: symbol): () => void {
    untrack(() => {
      this.#places = [...this.#places, place]
    })
    return () => {
      this.#places = this.#places.filter((each) => each !== place)
    }
  }

  say(text: string, kind: 'note' | 'no' = 'note'): void {
    this.text = text
    this.kind = kind
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.clear(), 3500 + text.length * 45)
  }

  /** What was thrown, if it was a refusal; anything else is a fault of ours and stays one. */
  refused(error: unknown): void {
    this.say(error instanceof Error ? error.message : String(error), 'no')
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.text = ''
  }
}

export const notices = new Notices()
