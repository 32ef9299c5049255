import type { TokenHash } from '../table/store.ts'
import type { Rate } from './limits.ts'

/** The other nodes that share the matches, as far as requests have to do with them. */
export interface Colleagues {
  /** Ends what these devices have open elsewhere. */
  closeSockets(tokens: readonly TokenHash[]): Promise<void>
  /** Does something with a match here or, when another node has it, has that one forget a person in it. */
  forget(match: string, person: string, here: () => Promise<void>): Promise<void>
  /** Takes one of what may be done so often on all nodes together; null where this node is the only one to count. */
  readonly take: ((what: string, who: string, rate: Rate) => Promise<boolean>) | null
  /** Whether this is the node that tidies what is not in anybody's memory. */
  readonly isSweeping: boolean
  /** The matches this node took, whether they are in its memory or not. */
  taken(): readonly string[]
  /** Whether anybody should be sent here. */
  readonly isReady: boolean
}

export const NO_COLLEAGUES: Colleagues = {
  closeSockets: async () => {},
  forget: (_match, _person, here) => here(),
  take: null,
  isSweeping: true,
  taken: () => [],
  isReady: true,
}
