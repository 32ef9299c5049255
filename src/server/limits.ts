import type { Clock } from './clock.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Limits {
  /** Bytes of a request's body; a new match may bring a content pack. */
  readonly body: number
  readonly packBody: number
  /** Bytes of a message on a socket. */
  readonly frame: number
  /** Bytes that wait for a slow reader before the socket is closed. */
  readonly unsent: number
  /** Messages of one socket that wait for their answer. */
  readonly unanswered: number
  /** Bytes that all kept replays may take together. */
  readonly keptReplays: number
  readonly socketsOfPerson: number
  readonly socketsOfAddress: number
  readonly requestsOfAddress: Rate
  readonly requestsOfPerson: Rate
  readonly messages: Rate
  readonly talk: Rate
  readonly notes: Rate
  /** Orders about the room: who sits where, who is ready, what is offered. */
  readonly roomOrders: Rate
  readonly mutes: Rate
  readonly hellos: Rate
  /** Entries of logs that are gone through again, and updates that are sent again: see weights.ts. */
  readonly workOfPerson: Rate
  readonly workOfAddress: Rate
  readonly newMatches: Rate
  readonly newPeople: Rate
  readonly codeTries: Rate
}

const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 })

export const LIMITS: Limits = {
  body: 256 * 1024,
  packBody: 512 * 1024,
  frame: 64 * 1024,
  unsent: 1024 * 1024,
  unanswered: 64,
  keptReplays: 256 * 1024 * 1024,
  socketsOfPerson: 20,
  socketsOfAddress: 200,
  // A whole club may sit behind one address.
  requestsOfAddress: { burst: 300, perSecond: 50 },
  requestsOfPerson: { burst: 100, perSecond: 10 },
  messages: { burst: 100, perSecond: 50 },
  talk: { burst: 8, perSecond: 0.5 },
  notes: { burst: 40, perSecond: 2 },
  roomOrders: { burst: 30, perSecond: 0.5 },
  mutes: { burst: 10, perSecond: 0.2 },
  hellos: { burst: 60, perSecond: 1 },
  // A move takes a sixth of a millisecond. A page that is opened late in a long game goes through it three times.
  workOfPerson: { burst: 10_000, perSecond: 150 },
  workOfAddress: { burst: 40_000, perSecond: 400 },
  newMatches: perHour(60),
  newPeople: perHour(200),
  codeTries: { burst: 10, perSecond: 1 / 30 },
}

/** Lets everyone do so many times as much, as often; how large a thing may be stays as it is. */
export function timesAsMany(limits: Limits, times: number): Limits {
  const rate = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * times, perSecond: perSecond * times })
  return {
    ...limits,
    socketsOfPerson: limits.socketsOfPerson * times,
    socketsOfAddress: limits.socketsOfAddress * times,
    requestsOfAddress: rate(limits.requestsOfAddress),
    requestsOfPerson: rate(limits.requestsOfPerson),
    messages: rate(limits.messages),
    talk: rate(limits.talk),
    notes: rate(limits.notes),
    roomOrders: rate(limits.roomOrders),
    mutes: rate(limits.mutes),
    hellos: rate(limits.hellos),
    workOfPerson: rate(limits.workOfPerson),
    workOfAddress: rate(limits.workOfAddress),
    newMatches: rate(limits.newMatches),
    newPeople: rate(limits.newPeople),
    codeTries: rate(limits.codeTries),
  }
}

interface Bucket {
  left: number
  at: number
}

/** Token buckets by key; full ones are dropped. */
export class Limiter {
  readonly #rate: Rate
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate
    this.#clock = clock
  }

  get size(): number {
    return this.#buckets.size
  }

  /**
   * Takes so many, if there are as many. What is more than there ever are is given once all are there, and owed: whoever took
   * it waits the longer.
   */
  take(who: string, count = 1): boolean {
    const now = this.#clock.now()
    const bucket = this.#buckets.get(who) ?? { left: this.#rate.burst, at: now }
    bucket.left = this.#refilled(bucket, now)
    bucket.at = now
    this.#buckets.set(who, bucket)
    if (bucket.left < Math.min(count, this.#rate.burst)) return false
    bucket.left -= count
    return true
  }

  forgetFull(): void {
    const now = this.#clock.now()
    for (const [who, bucket] of this.#buckets)
      if (this.#refilled(bucket, now) >= this.#rate.burst) this.#buckets.delete(who)
  }

  #refilled({ left, at }: Bucket, now: number): number {
    const { burst, perSecond } = this.#rate
    return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)
  }
}

/** How many of something each has at the moment. */
export class Counter {
  readonly #counts = new Map<string, number>()

  of(who: string): number {
    return this.#counts.get(who) ?? 0
  }

  add(who: string, change: 1 | -1): void {
    const count = this.of(who) + change
    if (count > 0) this.#counts.set(who, count)
    else this.#counts.delete(who)
  }
}
