import type { Clock } from './clock.ts'

/** A token bucket: its size, and how many tokens it gains a second. */
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
  /** Backpressure: unsent bytes at which the socket of a slow reader is closed. */
  readonly unsent: number
  /** Messages of one socket that may be unanswered at a time. */
  readonly unanswered: number
  /** Open TCP connections, idle ones included: in all, and from one address. */
  readonly connections: number
  readonly connectionsOfAddress: number
  /** Bytes that all kept replays may take together. */
  readonly keptReplays: number
  readonly socketsOfPerson: number
  readonly socketsOfAddress: number
  readonly requestsOfAddress: Rate
  readonly requestsOfPerson: Rate
  /** Frames on all sockets of a person, and of an address: messages, fragments, pings and pongs. */
  readonly frames: Rate
  readonly framesOfAddress: Rate
  /** A socket over its rate is paused for at most so many milliseconds; one that would need longer is closed. */
  readonly longestPause: number
  /** Messages that are not JSON or fit no schema. */
  readonly badMessages: Rate
  readonly talk: Rate
  readonly notes: Rate
  /** Orders about the room: who sits where, who is ready, what is offered. */
  readonly roomOrders: Rate
  readonly mutes: Rate
  /** Reports of other people. */
  readonly reports: Rate
  readonly reportsOfAddress: Rate
  /** Reports in all that are kept. */
  readonly keptReports: number
  readonly hellos: Rate
  /** Log entries replayed and updates sent again for somebody: see weights.ts. */
  readonly workOfPerson: Rate
  readonly workOfAddress: Rate
  readonly newMatches: Rate
  /** Links that are drawn as QR codes for an address. */
  readonly drawnLinks: Rate
  /** Bytes of packs that are looked through for an address. */
  readonly packLooks: Rate
  /** Bytes of packs that were not kept before, brought by a person and from an address. */
  readonly packsOfPerson: Rate
  readonly packsOfAddress: Rate
  /** Bytes of packs in all that are kept for matches that gather. */
  readonly packsGathering: number
  readonly newPeople: Rate
  readonly codeTries: Rate
}

const MB = 1024 * 1024
const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 })

export const LIMITS: Limits = {
  body: 16 * 1024,
  packBody: 512 * 1024,
  frame: 64 * 1024,
  unsent: 1024 * 1024,
  unanswered: 64,
  connections: 5_000,
  connectionsOfAddress: 500,
  keptReplays: 256 * 1024 * 1024,
  socketsOfPerson: 20,
  socketsOfAddress: 200,
  // A whole club may sit behind one address.
  requestsOfAddress: { burst: 300, perSecond: 50 },
  requestsOfPerson: { burst: 100, perSecond: 10 },
  frames: { burst: 100, perSecond: 50 },
  framesOfAddress: { burst: 2_000, perSecond: 500 },
  // Shorter than the time between two pings, so that a paused socket is not taken for a dead one.
  longestPause: 10_000,
  badMessages: { burst: 30, perSecond: 0.2 },
  talk: { burst: 8, perSecond: 0.5 },
  notes: { burst: 40, perSecond: 2 },
  roomOrders: { burst: 30, perSecond: 0.5 },
  mutes: { burst: 10, perSecond: 0.2 },
  reports: perHour(10),
  // New reports push out the oldest of `keptReports`; at this rate one address needs more than a week for all of them.
  reportsOfAddress: perHour(40),
  keptReports: 10_000,
  hellos: { burst: 60, perSecond: 1 },
  // A move takes a sixth of a millisecond. A page that is opened late in a long game goes through it three times.
  workOfPerson: { burst: 10_000, perSecond: 150 },
  workOfAddress: { burst: 40_000, perSecond: 400 },
  newMatches: perHour(60),
  drawnLinks: { burst: 200, perSecond: 5 },
  packLooks: { burst: 4 * MB, perSecond: MB / 8 },
  packsOfPerson: perHour(2 * MB),
  packsOfAddress: perHour(8 * MB),
  packsGathering: 64 * MB,
  newPeople: perHour(200),
  codeTries: { burst: 10, perSecond: 1 / 30 },
}

/** Multiplies all rates and counts; limits on sizes stay. */
export function timesAsMany(limits: Limits, times: number): Limits {
  const rate = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * times, perSecond: perSecond * times })
  return {
    ...limits,
    connections: limits.connections * times,
    connectionsOfAddress: limits.connectionsOfAddress * times,
    socketsOfPerson: limits.socketsOfPerson * times,
    socketsOfAddress: limits.socketsOfAddress * times,
    requestsOfAddress: rate(limits.requestsOfAddress),
    requestsOfPerson: rate(limits.requestsOfPerson),
    frames: rate(limits.frames),
    framesOfAddress: rate(limits.framesOfAddress),
    badMessages: rate(limits.badMessages),
    talk: rate(limits.talk),
    notes: rate(limits.notes),
    roomOrders: rate(limits.roomOrders),
    mutes: rate(limits.mutes),
    reports: rate(limits.reports),
    reportsOfAddress: rate(limits.reportsOfAddress),
    keptReports: limits.keptReports * times,
    hellos: rate(limits.hellos),
    workOfPerson: rate(limits.workOfPerson),
    workOfAddress: rate(limits.workOfAddress),
    newMatches: rate(limits.newMatches),
    drawnLinks: rate(limits.drawnLinks),
    packLooks: rate(limits.packLooks),
    packsOfPerson: rate(limits.packsOfPerson),
    packsOfAddress: rate(limits.packsOfAddress),
    packsGathering: limits.packsGathering * times,
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
   * Takes so many tokens if there are as many. More than the bucket holds is given when it is full, and leaves it below zero:
   * the next wait is longer.
   */
  take(who: string, amount = 1): boolean {
    const bucket = this.#bucket(who)
    if (bucket.left < Math.min(amount, this.#rate.burst)) return false
    bucket.left -= amount
    return true
  }

  /** Takes tokens even where that goes into debt; false when the debt would take longer than `longest` to pay off. */
  spend(who: string, amount: number, longest: number): boolean {
    const bucket = this.#bucket(who)
    const least = 1 - (longest / 1000) * this.#rate.perSecond
    const left = bucket.left - amount
    bucket.left = Math.max(least, left)
    return left >= least
  }

  /** Milliseconds until there is a token. */
  roomIn(who: string): number {
    return Math.max(0, Math.ceil(((1 - this.#bucket(who).left) / this.#rate.perSecond) * 1000))
  }

  forgetFull(): void {
    const now = this.#clock.elapsed()
    for (const [who, bucket] of this.#buckets)
      if (this.#refilled(bucket, now) >= this.#rate.burst) this.#buckets.delete(who)
  }

  #bucket(who: string): Bucket {
    const now = this.#clock.elapsed()
    const bucket = this.#buckets.get(who) ?? { left: this.#rate.burst, at: now }
    bucket.left = this.#refilled(bucket, now)
    bucket.at = now
    this.#buckets.set(who, bucket)
    return bucket
  }

  #refilled({ left, at }: Bucket, now: number): number {
    const { burst, perSecond } = this.#rate
    return Math.min(burst, left + ((now - at) / 1000) * perSecond)
  }
}

/** Counts by key what is open at the moment. */
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
