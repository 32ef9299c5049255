import type { Room } from '../client/room.ts'

type Line = Room['told'][number]

/** A line stays for a while, also after its bot has answered: long enough to be read. */
const READABLE = 12_000

/** What the bots of one's own side are about to do, or have just done, and why. */
export class Intents {
  #latest = $state.raw<readonly Line[]>([])
  #seen: number | null = null

  /** Takes note of what is new; what was said before one came is no longer about to be done. */
  hear(told: readonly Line[]): void {
    const last = told.at(-1)?.at ?? 0
    const fresh = this.#seen === null ? [] : told.filter(({ at }) => at > (this.#seen ?? 0))
    this.#seen = last
    if (fresh.length === 0) return
    this.#latest = [...this.#latest, ...fresh]
    setTimeout(() => {
      this.#latest = this.#latest.filter((line) => !fresh.includes(line))
    }, READABLE)
  }

  /** What was said of one round is not about the next. */
  forget(): void {
    this.#latest = []
  }

  /** The last line of a seat. */
  of(seat: string): Line | undefined {
    return this.#latest.findLast((line) => line.seat === seat)
  }

  /** The last line of any of these. */
  among(seats: readonly string[]): Line | undefined {
    return this.#latest.findLast(({ seat }) => seats.includes(seat))
  }
}
