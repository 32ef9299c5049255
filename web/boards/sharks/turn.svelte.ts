import type { SharksContent } from '#games/sharks/content/schema.ts'
import { TIDE_TILES } from '#games/sharks/page.ts'
import type { SharksView } from '#games/sharks/view.ts'
import type { BoardProps, Guidance } from '../board.ts'
import { without } from '../changed.ts'
import { Draft } from '../draft.svelte.ts'
import { guidance } from './guidance.ts'
import { SharksPicture } from './picture.svelte.ts'
import { isMove, type Route, routes } from './routes.ts'
import { wordsOf } from './words.ts'

export type SharksBoardProps = BoardProps<SharksView, SharksContent>

const NOTHING: readonly string[] = []
const NOWHERE: ReadonlyMap<string, Route> = new Map()

/** Steps in which one thing is chosen, and steps in which several are before one goes on with `done`. */
const ONE = new Set(['start', 'take', 'draw', 'boat'])
const SEVERAL = new Set(['relief', 'score'])

/** A draft of actions that is played all at once. What a tap does to it depends on the step. */
export class Turn extends Draft<SharksView, SharksContent, readonly string[], SharksPicture> {
  constructor(props: () => SharksBoardProps) {
    const { before, view } = props()
    super(props, NOTHING, new SharksPicture(before ?? view))
  }

  protected override seenIn(view: SharksView): SharksView {
    return view
  }

  protected override shownIn(_view: SharksView, seen: SharksView): SharksView {
    return seen
  }

  protected override guide(): Guidance | null {
    return guidance(this)
  }

  /** Nobody waits here: what led to a question goes on beside it. */
  protected override isWatched(): boolean {
    return false
  }

  protected override atFirst(): readonly string[] {
    const { legal, only } = this.props
    return ONE.has(this.step ?? '') && legal.length === 1 && only === null ? legal : NOTHING
  }

  readonly step = $derived.by(() => (this.seat === null ? null : this.props.view.step))

  /** How things would stand after the draft. */
  readonly ahead = $derived.by(() => this.aheadOf(this.draft))

  readonly #onward = $derived.by(() => this.#routes(this.draft))
  readonly #afresh = $derived.by(() => (this.draft.length === 0 ? this.#onward : this.#routes(NOTHING)))

  /** Everything that can be tapped to some purpose now. */
  readonly open = $derived.by((): ReadonlySet<string> => {
    const { legal, view } = this.props
    if (this.seat === null) return new Set()
    const actions = this.#candidates(legal, view)
    return new Set(actions.filter((action) => this.isAllowed(action)))
  })

  holds(action: string): boolean {
    return this.draft.includes(action)
  }

  /** Which numbers of the path a tile has. */
  stepsOn(cell: string): number[] {
    return this.moves.flatMap((move, index) => (move === `swim ${cell}` ? [index + 1] : []))
  }

  readonly moves = $derived(this.draft.filter((action) => action.startsWith('swim ')))

  /** Chooses something; chosen again it is done. */
  tap(action: string): void {
    const next = this.#tapped(action)
    if (next === null) this.refuse(action)
    else if (next !== this.draft) this.hold(next)
    else if (this.isReady) void this.play()
    else this.refuse(this.step === 'swim' ? 'stop' : action)
  }

  /** Puts one of several into the draft, or takes it out again. */
  choose(action: string, chosen: boolean): void {
    this.hold(chosen ? [...this.draft, action] : without(this.draft, action))
  }

  override why(action: string): string | null {
    const isFull = this.step === 'tide' && this.draft.length === this.tilesToName
    return isFull ? wordsOf(() => this.props.say)('sharks.page.tide.full') : super.why(action)
  }

  /** What would be submitted: the draft, and what ends the step. */
  readonly whole = $derived.by((): readonly string[] => {
    const last = this.step === 'swim' ? 'stop' : SEVERAL.has(this.step ?? '') ? 'done' : null
    const { only } = this.props
    if (only !== null && only[this.draft.length] !== last) return this.draft
    if (last === null || !this.ahead?.legal.includes(last)) return this.draft
    return [...this.draft, last]
  })

  readonly isReady = $derived.by(() => {
    const { only } = this.props
    if (this.whole.length === 0 || this.step === null) return false
    // In a lesson the whole way that is asked for is swum at once.
    if (only !== null) return only.filter(isMove).every((move) => this.holds(move))
    if (this.step === 'swim') return this.whole.at(-1) === 'stop' || this.isShift
    if (this.step === 'tide') return this.draft.length === this.tilesToName
    return ONE.has(this.step) || this.whole.at(-1) === 'done'
  })

  readonly isShift = $derived(this.draft.length === 1 && this.draft[0].startsWith('shift '))
  /** Whether a place on the shore can be chosen now. */
  readonly isShore = $derived([...this.open].some((action) => action.startsWith('shift ')))
  readonly tilesToName = $derived.by(() => TIDE_TILES - this.props.view.marked.length)

  override play(actions: readonly string[] = this.whole): Promise<void> {
    return super.play(actions)
  }

  /** The draft after a tap: the same one again means "do it", null that it cannot be. */
  #tapped(action: string): readonly string[] | null {
    const { step, draft } = this
    if (step === null) return null
    if (step === 'swim') return this.#swum(action)
    if (!this.open.has(action)) return null
    if (ONE.has(step)) return draft[0] === action ? draft : [action]
    if (step !== 'tide') return draft.includes(action) ? without(draft, action) : [...draft, action]
    if (draft.includes(action)) return without(draft, action)
    if (draft.length === this.tilesToName) return null
    const order = this.props.view.cells.map(({ cell }) => `change ${cell}`)
    return [...draft, action].sort((one, other) => order.indexOf(one) - order.indexOf(other))
  }

  /** A tile of the path shortens it to there, the end of it again swims; others lengthen the path, or start it anew. */
  #swum(action: string): readonly string[] | null {
    const { draft } = this
    const at = draft.lastIndexOf(action)
    if (at >= 0) return at === draft.length - 1 ? draft : draft.slice(0, at + 1)
    if (this.ahead?.legal.includes(action) && this.isAllowed(action)) return [...draft, action]
    const cell = action.split(' ')[1]
    return (this.#onward.get(cell) ?? this.#afresh.get(cell))?.actions ?? null
  }

  #candidates(legal: readonly string[], view: SharksView): readonly string[] {
    switch (this.step) {
      case 'swim':
        return [
          ...(this.ahead?.legal ?? []).filter((action) => isMove(action)),
          ...[...this.#onward.keys(), ...this.#afresh.keys()].map((cell) => `swim ${cell}`),
        ]
      case 'tide': {
        const last = view.marked.at(-1)
        const from = view.cells.findIndex(({ cell }) => cell === last) + 1
        return view.cells.slice(from).map(({ cell }) => `change ${cell}`)
      }
      case 'relief':
      case 'score':
        return [...legal, ...(this.ahead?.legal ?? [])].filter((action) => action !== 'done')
      default:
        return legal
    }
  }

  #routes(drafted: readonly string[]): ReadonlyMap<string, Route> {
    const { game, view } = this.props
    if (this.seat === null || view.step !== 'swim') return NOWHERE
    const all = routes(game, view, this.seat, drafted)
    if (this.props.only === null) return all
    return new Map([...all].filter(([, { actions }]) => actions.every((action) => this.isAllowed(action))))
  }
}
