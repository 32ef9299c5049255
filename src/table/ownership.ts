/** Where another node takes what is passed on to it. A life of a node has a number that is never used again. */
export interface NodeLife {
  readonly life: number
  /** Host and port. */
  readonly address: string
}

/** Which node has which table: a table is in the memory of one node at a time. */
export interface Ownership {
  /**
   * Takes a match that nobody has, if it is not this node's already, and gives the life that has it. Rejects with Elsewhere when
   * another node has it; a match that does not exist may be asked for.
   */
  own(match: string): Promise<number>
  /** Lets go of matches that are no longer in memory, so that any node can take them. */
  letGo(matches: readonly string[]): Promise<void>
}

/** A node that shares its matches with nobody has all of them. */
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

/** How much of something anybody may do on all nodes together. */
export interface SharedRate {
  readonly burst: number
  readonly perSecond: number
}

/** How a life that was not heard of was found dead: its session had ended, or was ended for its silence. */
export type Burial = 'session gone' | 'lease over'

/** What a node is told of the others, and of itself. */
export interface ClusterListener {
  /** A life of this node began. */
  began(life: number): void
  /** This node's life is over: nothing that it has in memory counts any more, and what was asked last may be kept or not. */
  ended(why: string): void
  /** Those that live, with every beat. */
  living(lives: ReadonlySet<number>): void
  claimed(how: 'taken' | 'elsewhere', match: string): void
  buried(how: Burial): void
  /** So many calls were kept with one commit, in so many seconds. */
  wrote(calls: number, seconds: number): void
  /** Somebody else had written where this node was to write: must never happen. */
  overtaken(match: string): void
}

/** This node among those that share its matches. */
export interface Cluster extends Ownership {
  /** The number of its life; null between two of them. */
  readonly life: number | null
  /** How many matches it has. */
  readonly owned: number
  /** Milliseconds since its last beat was heard. */
  readonly beatAge: number
  /** Milliseconds of silence after which a node is taken for dead. */
  readonly lease: number
  /** Whether it takes no more matches, because it is about to end. */
  readonly isDraining: boolean
  /** Whether it is this one that tidies for all. */
  readonly isSweeping: boolean
  /** The lowest and the highest release among those that live. */
  readonly releases: { readonly least: number; readonly most: number }
  /** The other nodes that live. */
  readonly others: readonly NodeLife[]
  listen(listener: ClusterListener): void
  /** Declares a life dead that cannot be reached, if it is; says whether it is. */
  bury(life: number): Promise<boolean>
  /** Takes no more matches from now on. */
  drain(): Promise<void>
  /** Takes one of what all nodes together may do so much of. */
  take(what: string, who: string, rate: SharedRate): Promise<boolean>
  /** The matches that were taken and may no longer be in memory. */
  held(): readonly string[]
}
