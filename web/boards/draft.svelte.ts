import { untrack } from 'svelte'
import type { Message } from '#kernel/message.ts'
import type { Ahead } from '#kernel/page.ts'
import type { ViewShape } from '#kernel/view.ts'
import type { BoardProps, Guidance, TableTurn } from './board.ts'
import type { Picture } from './picture.svelte.ts'
import { WORTH_WATCHING, watching } from './watching.ts'

/**
 * What the acting seat is arranging, to be played all at once, over the moving picture of what led there. A board adds
 * what a tap does to the draft and what there is to say of it; whether something can be done is asked of the rules.
 */
export abstract class Draft<V extends ViewShape, Content, Drafted, P extends Picture<unknown, Message>>
  implements TableTurn<V>
{
  readonly picture: P
  readonly #props: () => BoardProps<V, Content>
  readonly #nothing: Drafted
  #drafts: { readonly [seat: string]: { readonly question: string; readonly draft: Drafted } } = $state.raw(
    {},
  )
  #isBusy = false

  constructor(props: () => BoardProps<V, Content>, nothing: Drafted, picture: P) {
    this.#props = props
    this.#nothing = nothing
    this.picture = picture
    $effect(() => {
      const { moment, before, view, events, duration, timeline } = this.props
      void moment
      untrack(() => {
        const end = this.seenIn(view)
        if (end === null) return
        if (before === null || duration === 0) picture.settle(end, events)
        else void picture.play(this.seenIn(before), timeline, end)
      })
    })
  }

  get props(): BoardProps<V, Content> {
    return this.#props()
  }

  /** What the picture is made of; null in a view that has nothing of it. */
  protected abstract seenIn(view: V): P['view'] | null

  /** A view with what the picture shows in it. */
  protected abstract shownIn(view: V, seen: P['view']): V

  /** What to do now, in words, and the buttons for it. */
  protected abstract guide(): Guidance | null

  /** What is said while what leads to the question is looked at. */
  protected news(event: Message): string {
    return this.props.say(event)
  }

  /** Whether what is shown now is looked at before anything is asked. */
  protected isWatched(): boolean {
    return this.picture.isMoving && this.props.duration > WORTH_WATCHING
  }

  /** A draft belongs to one question. */
  protected questionOf(view: V): string {
    return view.decisions.map(({ id }) => id).join()
  }

  /** The draft that nobody has touched yet: where there is one thing to choose only, it is chosen. */
  protected atFirst(): Drafted {
    return this.#nothing
  }

  readonly isHeld = $derived.by(() => this.isWatched())
  /** Who is asked; nobody yet while the way there is looked at. */
  readonly seat = $derived.by(() => (this.isHeld ? null : this.props.acting))
  readonly #question = $derived.by(() => this.questionOf(this.props.view))
  readonly draft: Drafted = $derived.by(() => {
    const held = this.#drafts[this.seat ?? '']
    return held?.question === this.#question ? held.draft : this.atFirst()
  })

  readonly shown: V = $derived.by(() => {
    const { view } = this.props
    return this.seenIn(view) === null ? view : this.shownIn(view, this.picture.view)
  })
  readonly guidance: Guidance | null = $derived.by(() => {
    const { event } = this.picture
    return this.isHeld && event !== null ? watching(this.news(event), () => this.skip()) : this.guide()
  })

  /** Shows how things stand, without the rest of the way there. */
  skip(): void {
    const { view, events } = this.props
    const end = this.seenIn(view)
    if (end !== null) this.picture.settle(end, events)
  }

  hold(draft: Drafted): void {
    if (this.seat === null) return
    this.#drafts = { ...this.#drafts, [this.seat]: { question: this.#question, draft } }
  }

  clear(): void {
    this.hold(this.#nothing)
  }

  /** How things would stand after these actions; null while nobody is asked. */
  protected aheadOf(actions: readonly string[]): Ahead<V> | null {
    const { game, view, legal } = this.props
    if (this.seat === null) return null
    return actions.length === 0
      ? { view, events: [], legal, played: 0 }
      : game.ahead(view, this.seat, actions)
  }

  /** Whether a lesson, if this is one, asks for it. */
  protected isAllowed(action: string): boolean {
    const { only } = this.props
    return only === null || only.includes(action)
  }

  /** Why something cannot be done; null when it can. */
  why(action: string, view: V = this.props.view): string | null {
    if (this.seat === null) return null
    const why = this.props.game.explain(view, this.seat, action)
    return why === null ? null : this.props.say(why)
  }

  refuse(action: string): void {
    if (this.seat !== null) this.props.notice(this.why(action) ?? '')
  }

  async play(actions: readonly string[]): Promise<void> {
    if (this.#isBusy || actions.length === 0) return
    this.#isBusy = true
    try {
      await this.props.submit(actions)
    } finally {
      this.#isBusy = false
    }
  }
}
