import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import type { Store, TokenHash } from '#table/store.ts'
import type { Clock } from './clock.ts'
import type { Services } from './services.ts'

const DAY = 24 * 3_600_000

export function dayOf(moment: number): number {
  return moment - (moment % DAY)
}

/** Keeps when a device was last here, to the day: nobody is shown more. */
export class LastSeen {
  readonly #store: Store
  readonly #clock: Clock
  readonly #log: FastifyBaseLogger
  readonly #today = new Set<TokenHash>()
  #day = 0

  constructor(store: Store, clock: Clock, log: FastifyBaseLogger) {
    this.#store = store
    this.#clock = clock
    this.#log = log
  }

  note(token: TokenHash): void {
    const now = this.#clock.now()
    if (dayOf(now) !== this.#day) this.#today.clear()
    this.#day = dayOf(now)
    if (this.#today.has(token)) return
    this.#today.add(token)
    this.#store
      .seeToken(token, now)
      .catch((error) => this.#log.warn({ err: error }, 'it was not kept that a device was here'))
  }
}

/** Revokes the tokens of devices, and closes their sockets on all nodes. */
export async function endDevices(
  { store, hub, colleagues }: Services,
  tokens: readonly TokenHash[],
): Promise<void> {
  await Promise.all(tokens.map((token) => store.dropToken(token)))
  closeSockets({ hub }, tokens)
  await colleagues.closeSockets(tokens)
}

export function closeSockets({ hub }: Pick<Services, 'hub'>, tokens: readonly TokenHash[]): void {
  for (const token of tokens)
    for (const connection of hub.ofDevice(token)) connection.close(new Refusal('who'))
}
