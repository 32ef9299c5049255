import type { PersonId } from '#table/entry.ts'
import type { Clock } from './clock.ts'

interface Stay {
  sockets: number
  /** When they were last seen, for those who are not here. */
  last: Moment
}

interface Moment {
  /** Wall-clock time, for people to read. */
  readonly now: number
  /** Monotonic time, for durations. */
  readonly elapsed: number
}

interface Visits {
  /** Since when it is known who is there. */
  readonly since: Moment
  readonly people: Map<PersonId, Stay>
}

/** Who is at which table, and since when the others are gone. */
export class Presence {
  readonly #clock: Clock
  /** Unknown people count as gone since start-up. */
  readonly #start: Moment
  readonly #visits = new Map<string, Visits>()

  constructor(clock: Clock) {
    this.#clock = clock
    this.#start = this.#moment()
  }

  /** The wall-clock time that goes with what is sent. */
  now(): number {
    return this.#clock.now()
  }

  /** Gives whether others see a change. */
  arrive(match: string, person: PersonId): boolean {
    return ++this.#stay(match, person).sockets === 1
  }

  leave(match: string, person: PersonId): boolean {
    const stay = this.#stay(match, person)
    stay.sockets = Math.max(0, stay.sockets - 1)
    stay.last = this.#moment()
    return stay.sockets === 0
  }

  /** Was here by a request, without a socket. */
  seen(match: string, person: PersonId): void {
    this.#stay(match, person).last = this.#moment()
  }

  /** Since when a person is gone; null for one who is here. */
  goneSince(match: string, person: PersonId): number | null {
    return this.#left(match, person)?.now ?? null
  }

  /** Milliseconds since then, by the monotonic clock. */
  away(match: string, person: PersonId): number {
    const left = this.#left(match, person)
    return left === null ? 0 : this.#clock.elapsed() - left.elapsed
  }

  /** A table came from another node: absent people count as gone from now. */
  takenOver(match: string): void {
    const { people = new Map<PersonId, Stay>() } = this.#visits.get(match) ?? {}
    const here = [...people].filter(([, { sockets }]) => sockets > 0)
    this.#visits.set(match, { people: new Map(here), since: this.#moment() })
  }

  /** What others are shown of these people: it changes when one of them comes or goes, and with nobody else. */
  shownOf(match: string, people: readonly PersonId[]): string {
    return people.map((person) => this.goneSince(match, person) ?? '').join()
  }

  /** Drops matches where nobody was for so long that all count as gone anyway. */
  forgetBefore(elapsed: number): void {
    for (const [match, { people, since }] of this.#visits)
      if (
        since.elapsed < elapsed &&
        [...people.values()].every(({ sockets, last }) => sockets === 0 && last.elapsed < elapsed)
      )
        this.#visits.delete(match)
  }

  #moment(): Moment {
    return { now: this.#clock.now(), elapsed: this.#clock.elapsed() }
  }

  #left(match: string, person: PersonId): Moment | null {
    const visits = this.#visits.get(match)
    const stay = visits?.people.get(person)
    if (stay === undefined) return visits?.since ?? this.#start
    return stay.sockets > 0 ? null : stay.last
  }

  /** To be changed by the caller. */
  #stay(match: string, person: PersonId): Stay {
    const visits: Visits = this.#visits.get(match) ?? { since: this.#start, people: new Map() }
    this.#visits.set(match, visits)
    const stay = visits.people.get(person) ?? { sockets: 0, last: visits.since }
    visits.people.set(person, stay)
    return stay
  }
}
