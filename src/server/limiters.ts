import { Refusal } from '../kernel/refusal.ts'
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
  'hellos',
  'workOfPerson',
  'workOfAddress',
  'newMatches',
  'packLooks',
  'packsOfPerson',
  'packsOfAddress',
  'newPeople',
  'codeTries',
]

/** All that is counted of those who come in. */
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

  /** One more of something, or so many, or a refusal. */
  count(what: RateName, who: string, count = 1): void {
    if (!this.#limiters[what].take(who, count)) throw new Refusal('too-fast')
  }

  /** The same for what others would pay for: counted for all nodes together. */
  async countForAll(what: SharedName, who: string): Promise<void> {
    const { take } = this.#colleagues
    if (take === null) this.count(what, who)
    else if (!(await take(what, who, this.#limits[what]))) throw new Refusal('too-fast')
  }

  /** So much work, or a refusal; all at one address who say no name are one. */
  weigh(weight: number, { person, address }: Asker): void {
    this.count('workOfPerson', person ?? address, weight)
    this.count('workOfAddress', address, weight)
  }

  /** So many bytes of packs, or a refusal. */
  weighPack(what: 'packLooks' | 'packsOfPerson' | 'packsOfAddress', who: string, bytes: number): void {
    if (!this.#limiters[what].take(who, bytes)) throw new Refusal('too-many-packs')
  }

  take(what: RateName, who: string): boolean {
    return this.#limiters[what].take(who)
  }

  /**
   * Frames of somebody that are there already, whether there is room for them or not: how long to wait for the next.
   * Null is for what is far too much of one's own; for what others at the same address send, one only waits.
   */
  spendFrames(who: string, address: string, frames: number): number | null {
    const { frames: own, framesOfAddress: all } = this.#limiters
    all.spend(address, frames, this.#longestPause)
    if (!own.spend(who, frames, this.#longestPause)) return null
    return Math.max(own.roomIn(who), all.roomIn(address))
  }

  /** Whoever has not made up for what they sent opens no new socket. */
  mustHaveRoom(who: string): void {
    if (this.#limiters.frames.roomIn(who) > 0) throw new Refusal('too-fast')
  }

  forgetFull(): void {
    for (const limiter of Object.values(this.#limiters)) limiter.forgetFull()
  }
}
