import { type Draw, type Position, type Stream, TableChance } from '../chance/chance.ts'
import { FastChance } from '../chance/fast.ts'

/**
 * A stream for each label: two twins that draw different numbers of hidden things still draw
 * the same public ones, and each seat still draws its own.
 */
export class LabelChance extends TableChance {
  readonly #seed: string
  readonly #read = new Map<string, number>()
  readonly #chance = new FastChance(0)

  constructor(seed: string) {
    super()
    this.#seed = seed
  }

  override pick(draw: Draw, n: number = draw.outcomes.length): number {
    this.#turnTo(draw.label)
    return this.#chance.pick(draw, n)
  }

  override take(draw: Draw, counts: ArrayLike<number>, total: number): number {
    this.#turnTo(draw.label)
    return this.#chance.take(draw, counts, total)
  }

  override position(): Position {
    return [...this.#read.values()]
  }

  override rewind(position: Position): void {
    let index = 0
    for (const label of this.#read.keys()) this.#read.set(label, position[index++] ?? 0)
  }

  override copy(): LabelChance {
    const copy = new LabelChance(this.#seed)
    for (const [label, read] of this.#read) copy.#read.set(label, read)
    return copy
  }

  protected override below(_stream: Stream, _n: number): number {
    throw new Error('a label chance is asked by label')
  }

  #turnTo(label: string): void {
    const read = (this.#read.get(label) ?? 0) + 1
    this.#read.set(label, read)
    this.#chance.reseed(`${this.#seed} ${label} ${read}`)
  }
}
