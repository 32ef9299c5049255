import type { TokenHash } from '#table/store.ts'
import type { Rate } from './limits.ts'

/** The other nodes that share the matches, as far as requests have to do with them. */
export interface Colleagues {
  /** Closes sockets of these devices on other nodes. */
  closeSockets(tokens: readonly TokenHash[]): Promise<void>
  /** Has the other nodes send somebody anew what they may read. */
  listenAnew(person: string): Promise<void>
  /** Has the node that owns a match forget a person in it; `here` is what to do where that is this one. */
  forget(match: string, person: string, here: () => Promise<void>): Promise<void>
  /** Takes a token of a bucket that all nodes share; null where this is the only node. */
  readonly take: ((what: string, who: string, rate: Rate) => Promise<boolean>) | null
  /** Whether this node cleans up matches that no node has. */
  readonly isSweeping: boolean
  /** The matches this node took, whether they are in its memory or not. */
  taken(): readonly string[]
  /** Readiness, for balancers. */
  readonly isReady: boolean
}

export const NO_COLLEAGUES: Colleagues = {
  closeSockets: async () => {},
  listenAnew: async () => {},
  forget: (_match, _person, here) => here(),
  take: null,
  isSweeping: true,
  taken: () => [],
  isReady: true,
}
