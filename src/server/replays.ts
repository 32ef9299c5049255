import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { inSlices, type Sliceable } from '#kernel/slices.ts'
import type { Store } from '#table/store.ts'
import type { Clock } from './clock.ts'
import { pause } from './pause.ts'
import type { Semaphore } from './semaphore.ts'

const compress = promisify(gzip)

export interface ReplayContext {
  readonly store: Store
  readonly clock: Clock
  /** Limits how many long logs are replayed at a time. */
  readonly longReads: Semaphore
  /** Version of the program: replays that another version made are made again. */
  readonly madeBy: string
  /** Bytes that all kept replays may take. */
  readonly most: number
  /** Called when a replay could be made but not kept. */
  unkept(match: string, error: unknown): void
}

/** Replays of finished matches: each is made once and kept compressed. */
export class Replays {
  readonly #around: ReplayContext
  /** By match, the replay that is being looked up or made. */
  readonly #busy = new Map<string, Promise<void>>()
  /** Matches whose replay must not be kept: names changed while it was made. */
  readonly #outdated = new Set<string>()

  constructor(around: ReplayContext) {
    this.#around = around
  }

  /** Compressed, as it was kept or as `begin` makes it. Whoever asks for one that is being made waits for it. */
  async packed(match: string, eyes: string, begin: () => Promise<Sliceable<string>>): Promise<Buffer> {
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

  /** Drops replays whose names are no longer to be shown. */
  async drop(match: string): Promise<void> {
    if (this.#busy.has(match)) this.#outdated.add(match)
    await this.#around.store.dropReplays(match)
  }

  async #kept(match: string, eyes: string): Promise<Buffer | null> {
    const { store, clock, madeBy } = this.#around
    const packed = await store.replay(match, eyes, madeBy, clock.now())
    return packed === null ? null : Buffer.from(packed, 'base64')
  }

  async #make(match: string, eyes: string, begin: () => Promise<Sliceable<string>>): Promise<Buffer> {
    const { store, clock, longReads, madeBy, most, unkept } = this.#around
    const steps = await begin()
    const packed = await longReads.pass(async () => compress(await inSlices(steps, pause)))
    if (this.#outdated.has(match)) return packed
    const replay = { match, eyes, madeBy, packed: packed.toString('base64'), now: clock.now() }
    await store.keepReplay(replay, most).catch((error: unknown) => unkept(match, error))
    return packed
  }
}
