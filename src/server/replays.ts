import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { inSlices, type Steps } from '../kernel/slices.ts'
import type { Store } from '../table/store.ts'
import type { Clock } from './clock.ts'
import { pause } from './pause.ts'
import type { Turnstile } from './turnstile.ts'

const compress = promisify(gzip)

export interface ReplaySurroundings {
  readonly store: Store
  readonly clock: Clock
  /** Those who go through long logs. */
  readonly makings: Turnstile
  /** What made a replay: one that something else made is made again. */
  readonly madeBy: string
  /** Bytes that all kept replays may take. */
  readonly most: number
  /** Called when a replay could be made but not kept. */
  unkept(match: string, error: unknown): void
}

/** Replays of finished matches: each is made once and kept compressed. */
export class Replays {
  readonly #around: ReplaySurroundings
  /** Of each match whose replay is looked for or made: when that is over. */
  readonly #busy = new Map<string, Promise<void>>()
  /** Those whose people were changed meanwhile. */
  readonly #outdated = new Set<string>()

  constructor(around: ReplaySurroundings) {
    this.#around = around
  }

  /** Compressed, as it was kept or as `begin` makes it. Whoever asks for one that is being made waits for it. */
  async packed(match: string, eyes: string, begin: () => Promise<Steps<string>>): Promise<Buffer> {
    for (let before = this.#busy.get(match); before !== undefined; before = this.#busy.get(match))
      await before
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#busy.set(match, promise)
    try {
      return (await this.#kept(match, eyes)) ?? (await this.#make(match, eyes, begin))
    } finally {
      this.#busy.delete(match)
      this.#outdated.delete(match)
      resolve()
    }
  }

  /** Names in them are no longer right, or no longer to be shown. */
  async drop(match: string): Promise<void> {
    if (this.#busy.has(match)) this.#outdated.add(match)
    await this.#around.store.dropReplays(match)
  }

  async #kept(match: string, eyes: string): Promise<Buffer | null> {
    const { store, clock, madeBy } = this.#around
    const packed = await store.replay(match, eyes, madeBy, clock.now())
    return packed === null ? null : Buffer.from(packed, 'base64')
  }

  async #make(match: string, eyes: string, begin: () => Promise<Steps<string>>): Promise<Buffer> {
    const { store, clock, makings, madeBy, most, unkept } = this.#around
    const steps = await begin()
    const packed = await makings.pass(async () => compress(await inSlices(steps, pause)))
    if (this.#outdated.has(match)) return packed
    const replay = { match, eyes, madeBy, packed: packed.toString('base64'), now: clock.now() }
    await store.keepReplay(replay, most).catch((error: unknown) => unkept(match, error))
    return packed
  }
}
