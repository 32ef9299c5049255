/** A node's run from start to end, by a number that is never used again, and where it takes forwarded requests. */
export interface NodeLife {
  readonly life: number
  /** Host and port. */
  readonly address: string
}

/** Which node has which table: a table is in the memory of one node at a time. */
export interface Ownership {
  /**
   * Claims a match for this node, if it is not its own already, and gives the life that owns it. Rejects with Elsewhere when another
   * node owns it; a match that does not exist may be claimed.
   */
  own(match: string): Promise<number>
  /** Releases matches, so that any node can claim them. */
  letGo(matches: readonly string[]): Promise<void>
}

/** A single node owns everything. */
export const ALONE: Ownership = {
  own: async () => 0,
  letGo: async () => {},
}

/** Another node has the match. */
export class Elsewhere extends Error {
  readonly match: string
  readonly node: NodeLife

  constructor(match: string, node: NodeLife) {
    super(`match ${match} is at ${node.address}, life ${node.life}`)
    this.name = 'Elsewhere'
    this.match = match
    this.node = node
  }
}

/** A token bucket that all nodes share. */
export interface SharedRate {
  readonly burst: number
  readonly perSecond: number
}

/** How a node was found dead: its database session had ended, or its lease was over. */
export type Burial = 'session gone' | 'lease over'

/** What a node is told of the others, and of itself. */
export interface ClusterListener {
  /** A life of this node began. */
  began(life: number): void
  /** This node's life is over: its cache is stale, and whether its last writes were kept is unknown. */
  ended(why: string): void
  /** The lives of all nodes, with every heartbeat. */
  living(lives: ReadonlySet<number>): void
  claimed(how: 'taken' | 'elsewhere', match: string): void
  buried(how: Burial): void
  /** One commit wrote so many calls in so many seconds. */
  wrote(calls: number, seconds: number): void
  /** Another node wrote to a match that this one owns: must never happen. */
  overtaken(match: string): void
}

/** This node among those that share its matches. */
export interface Cluster extends Ownership {
  /** The number of its life; null between two of them. */
  readonly life: number | null
  /** How many matches it has. */
  readonly owned: number
  /** Milliseconds since its last heartbeat. */
  readonly beatAge: number
  /** Milliseconds without a heartbeat after which a node counts as dead. */
  readonly lease: number
  /** Whether it claims no more matches, because it is shutting down. */
  readonly isDraining: boolean
  /** Whether this node is the one that cleans up for all. */
  readonly isSweeping: boolean
  /** The lowest and the highest release among those that live. */
  readonly releases: { readonly least: number; readonly most: number }
  /** The other nodes that live. */
  readonly others: readonly NodeLife[]
  listen(listener: ClusterListener): void
  /** Declares a life dead that cannot be reached, if it is; says whether it is. */
  bury(life: number): Promise<boolean>
  /** Claims no more matches from now on. */
  drain(): Promise<void>
  /** Takes a token of a shared bucket. */
  take(what: string, who: string, rate: SharedRate): Promise<boolean>
  /** The matches that were taken and may no longer be in memory. */
  held(): readonly string[]
}
