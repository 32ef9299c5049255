import { Refusal } from '../kernel/refusal.ts'
import type { Clock } from './clock.ts'
import { Counter, Limiter, type Limits, type Rate } from './limits.ts'
import type { Asker } from './weights.ts'

export type RateName = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits]

const NAMES: readonly RateName[] = [
  'requestsOfAddress',
  'requestsOfPerson',
  'messages',
  'talk',
  'notes',
  'roomOrders',
  'mutes',
  'hellos',
  'workOfPerson',
  'workOfAddress',
  'newMatches',
  'newPeople',
  'codeTries',
]

/** All that is counted of those who come in. */
export class Limiters {
  readonly socketsOf = new Counter()
  readonly #limiters: ReadonlyMap<RateName, Limiter>

  constructor(limits: Limits, clock: Clock) {
    this.#limiters = new Map(NAMES.map((name) => [name, new Limiter(limits[name], clock)]))
  }

  /** One more of something, or so many, or a refusal. */
  count(what: RateName, who: string, count = 1): void {
    if (this.#limiters.get(what)?.take(who, count) === false) throw new Refusal('too-fast')
  }

  /** So much work, or a refusal; all at one address who say no name are one. */
  weigh(weight: number, { person, address }: Asker): void {
    this.count('workOfPerson', person ?? address, weight)
    this.count('workOfAddress', address, weight)
  }

  forgetFull(): void {
    for (const limiter of this.#limiters.values()) limiter.forgetFull()
  }
}
