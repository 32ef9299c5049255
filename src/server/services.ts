import type { FastifyBaseLogger } from 'fastify'
import type { Box } from '#kernel/game.ts'
import type { ForgottenList, Store } from '#table/store.ts'
import type { Table } from '#table/table.ts'
import type { Tables } from '#table/tables.ts'
import type { Bots } from './bots.ts'
import type { BuiltPage } from './built-page.ts'
import type { Clock } from './clock.ts'
import type { Colleagues } from './colleagues.ts'
import type { Config } from './config.ts'
import type { LastSeen } from './devices.ts'
import type { HousePacks } from './house-packs.ts'
import type { Hub } from './hub.ts'
import type { Limiters } from './limiters.ts'
import type { Listings } from './listings.ts'
import type { Metrics } from './metrics.ts'
import type { OlderPages } from './older-pages.ts'
import type { Presence } from './presence.ts'
import type { Replays } from './replays.ts'
import type { Requests } from './requests.ts'
import type { Secrets } from './secrets.ts'
import type { Semaphore } from './semaphore.ts'

/** What the routes and sockets of one server share. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  /** The page that is served, if there is one, and those before it. */
  readonly page: BuiltPage | null
  readonly olderPages: OlderPages
  readonly secrets: Secrets
  /** The games on the shelf. */
  readonly boxes: readonly Box[]
  readonly housePacks: HousePacks
  readonly store: Store
  readonly forgotten: ForgottenList
  readonly lastSeen: LastSeen
  readonly tables: Tables
  readonly listings: Listings
  readonly presence: Presence
  readonly hub: Hub
  readonly bots: Bots
  readonly limiters: Limiters
  readonly replays: Replays
  /** Limits how many long logs are replayed at a time. */
  readonly longReads: Semaphore
  readonly metrics: Metrics
  readonly requests: Requests
  /** The other nodes that share the matches, if there are any. */
  readonly colleagues: Colleagues
  readonly log: FastifyBaseLogger
  /** Starts what needs no person: bots' answers, a rematch that was agreed. */
  proceed(table: Table): void
  /** Whether the server is shutting down and takes no new requests. */
  isClosing(): boolean
}
