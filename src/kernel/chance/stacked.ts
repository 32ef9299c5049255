import { Refusal } from '../refusal.ts'
import { type Draw, type Position, type Stream, TableChance } from './chance.ts'

/** The next outcomes by label: names, or numbers counted from 0. */
export type Stack = { readonly [label: string]: readonly (string | number)[] }

export function isStack(value: unknown): value is Stack {
  const isOutcome = (each: unknown): boolean => typeof each === 'string' || typeof each === 'number'
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((list) => Array.isArray(list) && list.every(isOutcome))
  )
}

/** Outcomes that were decided beforehand, and how many of them have been drawn. */
export class StackedDraws {
  /** By label, in the order of the alphabet. */
  readonly used: number[]
  readonly #queues = new Map<string, readonly number[]>()
  readonly #draws: readonly Draw[]
  readonly #labels: readonly string[]

  constructor(stack: Stack, draws: readonly Draw[]) {
    this.#draws = draws
    this.#labels = Object.keys(stack).sort()
    this.used = this.#labels.map(() => 0)
    for (const label of this.#labels) {
      const draw = draws.find((each) => each.label === label)
      if (draw === undefined)
        throw new Refusal('stack-label', { label, labels: draws.map((each) => each.label) })
      this.#queues.set(
        label,
        stack[label].map((outcome) => outcomeNumber(draw, outcome)),
      )
    }
  }

  /** What is still to come. */
  get left(): Stack {
    const left: { [label: string]: string[] } = {}
    for (const [index, label] of this.#labels.entries()) {
      const rest = this.#queues.get(label)?.slice(this.used[index]) ?? []
      const outcomes = this.#draws.find((draw) => draw.label === label)?.outcomes ?? []
      if (rest.length > 0) left[label] = rest.map((outcome) => outcomes[outcome])
    }
    return left
  }

  /** See `Chance.pick`; undefined where nothing was decided. */
  pick(draw: Draw, n: number = draw.outcomes.length): number | undefined {
    const outcome = this.#next(draw)
    if (outcome !== undefined && outcome >= n) throw doesNotFit(draw, outcome)
    return outcome
  }

  /** See `Chance.take`; undefined where nothing was decided. */
  take(draw: Draw, counts: ArrayLike<number>): number | undefined {
    const outcome = this.#next(draw)
    if (outcome !== undefined && !(counts[outcome] > 0)) throw doesNotFit(draw, outcome)
    return outcome
  }

  #next(draw: Draw): number | undefined {
    const queue = this.#queues.get(draw.label)
    if (queue === undefined) return undefined
    const index = this.#labels.indexOf(draw.label)
    return queue[this.used[index]++]
  }
}

/** Gives what it was told to, draw by draw; a label with nothing left falls back to the chance underneath. */
export class StackedChance extends TableChance {
  /** The chance to fall back to where nothing was decided. */
  readonly under: TableChance
  readonly #stack: Stack
  readonly #draws: readonly Draw[]
  readonly #decided: StackedDraws

  constructor(under: TableChance, stack: Stack, draws: readonly Draw[]) {
    super()
    this.under = under
    this.#stack = stack
    this.#draws = draws
    this.#decided = new StackedDraws(stack, draws)
  }

  /** What is still to come of the stack. */
  get left(): Stack {
    return this.#decided.left
  }

  override pick(draw: Draw, n?: number): number {
    return this.#decided.pick(draw, n) ?? this.under.pick(draw, n)
  }

  override take(draw: Draw, counts: ArrayLike<number>, total: number): number {
    return this.#decided.take(draw, counts) ?? this.under.take(draw, counts, total)
  }

  override position(): Position {
    return [...this.#decided.used, ...this.under.position()]
  }

  override rewind(position: Position): void {
    const { used } = this.#decided
    for (let i = 0; i < used.length; i++) used[i] = position[i]
    this.under.rewind(position.slice(used.length))
  }

  override copy(): TableChance {
    const copy = new StackedChance(this.under.copy(), this.#stack, this.#draws)
    copy.rewind(this.position())
    return copy
  }

  override renew(takebacks: number): void {
    this.under.renew(takebacks)
  }

  protected override below(_stream: Stream, _n: number): number {
    throw new Error('a stacked chance is asked by label')
  }
}

function outcomeNumber(draw: Draw, outcome: string | number): number {
  const index = typeof outcome === 'number' ? outcome : draw.outcomes.indexOf(outcome)
  if (!Number.isInteger(index) || index < 0 || index >= draw.outcomes.length)
    throw new Refusal('stack-outcome', {
      label: draw.label,
      outcome: String(outcome),
      outcomes: draw.outcomes,
    })
  return index
}

function doesNotFit(draw: Draw, outcome: number): Refusal {
  return new Refusal('stack-unfit', { label: draw.label, outcome: draw.outcomes[outcome] })
}
