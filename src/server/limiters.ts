import { Refusal } from '#kernel/refusal.ts'
import type { Clock } from './clock.ts'
import { type Colleagues, NO_COLLEAGUES } from './colleagues.ts'
import { Counter, Limiter, type Limits, type Rate } from './limits.ts'
import type { Asker } from './weights.ts'

export type RateName = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits]

type SharedName = 'newMatches' | 'newPeople' | 'codeTries'

const NAMES: readonly RateName[] = [
  'requestsOfAddress',
  'requestsOfPerson',
  'frames',
  'framesOfAddress',
  'badMessages',
  'talk',
  'notes',
  'roomOrders',
  'mutes',
  'reports',
  'reportsOfAddress',
  'hellos',
  'workOfPerson',
  'workOfAddress',
  'newMatches',
  'drawnLinks',
  'packLooks',
  'packsOfPerson',
  'packsOfAddress',
  'newPeople',
  'codeTries',
]

/** All rate limits of a server, by person and address. */
export class Limiters {
  readonly socketsOf = new Counter()
  readonly #longestPause: number
  readonly #limits: Limits
  readonly #colleagues: Colleagues
  readonly #limiters: { readonly [Name in RateName]: Limiter }

  constructor(limits: Limits, clock: Clock, colleagues: Colleagues = NO_COLLEAGUES) {
    this.#limits = limits
    this.#colleagues = colleagues
    this.#longestPause = limits.longestPause
    const limiters = NAMES.map((name) => [name, new Limiter(limits[name], clock)])
    this.#limiters = Object.fromEntries(limiters)
  }

  /** Takes one token, or so many, or refuses. */
  count(what: RateName, who: string, count = 1): void {
    if (!this.#limiters[what].take(who, count)) throw new Refusal('too-fast')
  }

  /** The same with a bucket that all nodes share. */
  async countForAll(what: SharedName, who: string): Promise<void> {
    const { take } = this.#colleagues
    if (take === null) this.count(what, who)
    else if (!(await take(what, who, this.#limits[what]))) throw new Refusal('too-fast')
  }

  /** Takes as many tokens as a request weighs, or refuses; people without a name share the bucket of their address. */
  weigh(weight: number, { person, address }: Asker): void {
    this.count('workOfPerson', person ?? address, weight)
    this.count('workOfAddress', address, weight)
  }

  /** Takes a token for each byte of a pack, or refuses. */
  weighPack(what: 'packLooks' | 'packsOfPerson' | 'packsOfAddress', who: string, bytes: number): void {
    if (!this.#limiters[what].take(who, bytes)) throw new Refusal('too-many-packs')
  }

  take(what: RateName, who: string): boolean {
    return this.#limiters[what].take(who)
  }

  /**
   * Spends tokens for frames that have arrived, and gives the milliseconds to pause. Null: far over one's own rate, to be closed.
   * What others at the same address send only pauses.
   */
  spendFrames(who: string, address: string, frames: number): number | null {
    const { frames: own, framesOfAddress: all } = this.#limiters
    all.spend(address, frames, this.#longestPause)
    if (!own.spend(who, frames, this.#longestPause)) return null
    return Math.max(own.roomIn(who), all.roomIn(address))
  }

  /** Refuses a new socket to somebody who is over their rate of frames. */
  mustHaveRoom(who: string): void {
    if (this.#limiters.frames.roomIn(who) > 0) throw new Refusal('too-fast')
  }

  forgetFull(): void {
    for (const limiter of Object.values(this.#limiters)) limiter.forgetFull()
  }
}
