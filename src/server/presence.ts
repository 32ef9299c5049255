import type { PersonId } from '../table/entry.ts'
import type { Clock } from './clock.ts'

interface Stay {
  sockets: number
  /** When they were last seen, for those who are not here. */
  last: number
}

/** Who is at which table, and since when the others are gone. */
export class Presence {
  readonly #clock: Clock
  /** Of those who were never seen, no more is known than that they are not here since the server is. */
  readonly #start: number
  readonly #stays = new Map<string, Map<PersonId, Stay>>()

  constructor(clock: Clock) {
    this.#clock = clock
    this.#start = clock.now()
  }

  /** Whether this changed what others see. */
  arrive(match: string, person: PersonId): boolean {
    return ++this.#stay(match, person).sockets === 1
  }

  leave(match: string, person: PersonId): boolean {
    const stay = this.#stay(match, person)
    stay.sockets = Math.max(0, stay.sockets - 1)
    stay.last = this.#clock.now()
    return stay.sockets === 0
  }

  /** Was here a moment ago, without staying. */
  seen(match: string, person: PersonId): void {
    this.#stay(match, person).last = this.#clock.now()
  }

  /** Since when a person is gone; null for one who is here. */
  goneSince(match: string, person: PersonId): number | null {
    const stay = this.#stays.get(match)?.get(person)
    if (stay === undefined) return this.#start
    return stay.sockets > 0 ? null : stay.last
  }

  away(match: string, person: PersonId): number {
    const since = this.goneSince(match, person)
    return since === null ? 0 : this.#clock.now() - since
  }

  /** Forgets matches where nobody was for so long that it makes no difference. */
  forgetBefore(moment: number): void {
    for (const [match, stays] of this.#stays)
      if ([...stays.values()].every(({ sockets, last }) => sockets === 0 && last < moment))
        this.#stays.delete(match)
  }

  #stay(match: string, person: PersonId): Stay {
    const stays = this.#stays.get(match) ?? new Map<PersonId, Stay>()
    this.#stays.set(match, stays)
    const stay = stays.get(person) ?? { sockets: 0, last: this.#start }
    stays.set(person, stay)
    return stay
  }
}
