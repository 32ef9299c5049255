import { untrack } from 'svelte'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { BoardProps, Guidance, TableTurn } from '../board.ts'
import { type Act, here } from './acts.ts'

export type JawsBoardProps = BoardProps<JawsView, JawsContent>

interface Begun extends Pick<Act, 'Board'> {
  readonly act: 1 | 2
  readonly turn: TableTurn<JawsView>
}

/** Which act is played, and what goes on in it. A turn of an act never sees the view of the other. */
export class Turn implements TableTurn<JawsView> {
  readonly #props: () => JawsBoardProps
  /** The moment that led aboard, once its part ashore has been shown. */
  #crossed = $state(0)
  #begun = $state.raw<Begun | null>(null)

  constructor(props: () => JawsBoardProps) {
    this.#props = props
    $effect(() => {
      const { moment } = this.#props()
      if (this.#passage === null) return
      const timer = setTimeout(() => {
        this.#crossed = moment
      }, this.#passage.ashore.duration)
      return () => clearTimeout(timer)
    })
    /** The turn of an act lives as long as the act. */
    $effect(() => {
      const act = this.#act
      const parts = here.act(act)
      if (parts === null) return
      this.#begun = { act, Board: parts.Board, turn: untrack(() => parts.turn(() => this.props)) }
    })
  }

  readonly #passage = $derived.by(() => here.passageOf(this.#props()))
  /** What the act that is shown has to show. */
  readonly props: JawsBoardProps = $derived.by(() => {
    const props = this.#props()
    if (this.#passage === null) return props
    return this.#crossed === props.moment ? this.#passage.aboard : this.#passage.ashore
  })
  readonly #act = $derived.by(() => (this.props.view.act2 === null ? 1 : 2))
  /** The board of the act and its turn; null until it has begun. */
  readonly act = $derived.by(() => (this.#begun?.act === this.#act ? this.#begun : null))

  readonly shown: JawsView | null = $derived.by(() => this.act?.turn.shown ?? null)
  readonly guidance: Guidance | null = $derived.by(() => this.act?.turn.guidance ?? null)
}
