/** Where a draw's outcome goes: shown to all at once, or kept from somebody. */
export type Stream = 'public' | 'hidden'

/** A kind of random draw: its label, its stream, and the names of what it can give. */
export interface Draw {
  readonly label: string
  readonly stream: Stream
  readonly outcomes: readonly string[]
}

/** All randomness of a game. An outcome is an index into the draw's outcomes. */
export abstract class Chance {
  /** A whole number from 0 to below `n`, all equally likely. */
  protected abstract below(stream: Stream, n: number): number

  /** One of the first `n` outcomes, all equally likely. */
  pick(draw: Draw, n: number = draw.outcomes.length): number {
    return this.below(draw.stream, n)
  }

  /** An outcome with probability `counts[outcome] / total`: a token out of a bag, a card out of a shuffled deck. */
  take(draw: Draw, counts: ArrayLike<number>, total: number): number {
    let left = this.below(draw.stream, total)
    let outcome = 0
    while (left >= counts[outcome]) left -= counts[outcome++]
    if (!(counts[outcome] > 0)) throw new RangeError(`fewer than ${total} to take: ${draw.label}`)
    return outcome
  }
}

/** How far each stream has been read. */
export type Position = readonly number[]

/** Chance that a match can be replayed with: it knows how far it was read and can go back. */
export abstract class TableChance extends Chance {
  abstract position(): Position
  abstract rewind(position: Position): void
  /** Another that stands where this one does, and gives the same draws from here on. */
  abstract copy(): TableChance

  /**
   * Called after a takeback that undid a draw, with how many takebacks there were. In a sealed match other draws come
   * then, because people have seen the ones that were undone; otherwise the same come again.
   */
  renew(_takebacks: number): void {}
}
