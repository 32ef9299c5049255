import { Refusal } from '../kernel/refusal.ts'
import type { Clock } from './clock.ts'
import { Counter, Limiter, type Limits, type Rate } from './limits.ts'

type RateName = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits]

const NAMES: readonly RateName[] = [
  'requestsOfAddress',
  'requestsOfPerson',
  'messages',
  'talk',
  'notes',
  'hellos',
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

  /** One more of something, or a refusal. */
  count(what: RateName, who: string): void {
    if (this.#limiters.get(what)?.take(who) === false) throw new Refusal('too-fast')
  }

  forgetFull(): void {
    for (const limiter of this.#limiters.values()) limiter.forgetFull()
  }
}
