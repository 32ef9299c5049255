import { untrack } from 'svelte'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { BoardProps, Guidance, TableTurn } from '../board.ts'
import { type Act, loadAct } from './acts.ts'
import { passageOf } from './passage.ts'

export type JawsBoardProps = BoardProps<JawsView, JawsContent>

/** Which act is played, and what goes on in it. A turn of an act never sees the view of the other. */
export class Turn implements TableTurn<JawsView> {
  readonly #props: () => JawsBoardProps
  /** The moment that led aboard, once its part ashore has been shown. */
  #crossed = $state(0)
  #loaded = $state.raw<{ readonly act: 1 | 2; readonly parts: Act } | null>(null)
  #begun = $state.raw<{ readonly act: 1 | 2; readonly turn: TableTurn<JawsView> } | null>(null)

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
    $effect(() => {
      const act = this.#act
      loadAct(act).then(
        (parts) => {
          if (act === this.#act) this.#loaded = { act, parts }
        },
        (error: Error) => this.#props().notice(error.message),
      )
    })
    /** The turn of an act lives as long as the act. */
    $effect(() => {
      const loaded = this.#loaded
      if (loaded === null || loaded.act !== this.#act) return
      this.#begun = { act: loaded.act, turn: untrack(() => loaded.parts.turn(() => this.props)) }
    })
    /** By the second round there is time to fetch what the other act will need. */
    $effect(() => {
      const { mode, act1 } = this.#props().view
      if (mode === 'full' && (act1?.round ?? 0) > 1) void loadAct(2)
    })
  }

  readonly #passage = $derived.by(() => passageOf(this.#props()))
  /** What the act that is shown has to show. */
  readonly props: JawsBoardProps = $derived.by(() => {
    const props = this.#props()
    if (this.#passage === null) return props
    return this.#crossed === props.moment ? this.#passage.aboard : this.#passage.ashore
  })
  readonly #act = $derived.by(() => (this.props.view.act2 === null ? 1 : 2))
  readonly #turn = $derived.by(() => (this.#begun?.act === this.#act ? this.#begun.turn : null))
  /** The board of the act and its turn; null until they are there. */
  readonly act = $derived.by(() =>
    this.#loaded === null || this.#loaded.act !== this.#act || this.#turn === null
      ? null
      : { Board: this.#loaded.parts.Board, turn: this.#turn },
  )

  readonly shown: JawsView | null = $derived.by(() => this.#turn?.shown ?? null)
  readonly guidance: Guidance | null = $derived.by(() => this.#turn?.guidance ?? null)
}
