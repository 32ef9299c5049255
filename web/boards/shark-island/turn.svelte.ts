import type { FinId } from '#games/shark-island/components.ts'
import type { IslandContent } from '#games/shark-island/content/schema.ts'
import { FINS } from '#games/shark-island/page.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Message } from '#kernel/message.ts'
import type { BoardProps, Choice, Guidance } from '../board.ts'
import { Draft } from '../draft.svelte.ts'
import { guidance } from './guidance.ts'
import { iconOf, spends } from './hunter-phase/doing.ts'
import { IslandPicture } from './picture.svelte.ts'
import {
  type Arrangement,
  actionsOf,
  countOn,
  dealtEvenly,
  moved,
  nothingOn,
  planOf,
  unplaced,
} from './shark-phase/placing.ts'

export type IslandBoardProps = BoardProps<IslandView, IslandContent>

/** A fin taken up: from a tile, or from the hand. */
interface Held {
  readonly fin: FinId
  readonly from: number | null
}

/** One thing picked, to be confirmed with the button; or, for the Shark, a plan of all its fins that is told at once. */
interface Drafted {
  /** Null once it was put down again, undefined while nothing was picked yet. */
  readonly picked: string | null | undefined
  readonly plan: Arrangement
  readonly held: Held | null
  /** The die that was tapped, to see what it is good for. */
  readonly die: string | null
}

const UNTOUCHED: Drafted = { picked: undefined, plan: [], held: null, die: null }
const NOTHING: ReadonlySet<string> = new Set()

/** What the acting seat is about to do. */
export class Turn extends Draft<IslandView, IslandContent, Drafted, IslandPicture> {
  constructor(props: () => IslandBoardProps) {
    const { before, view } = props()
    super(props, UNTOUCHED, new IslandPicture(before ?? view))
  }

  protected override seenIn(view: IslandView): IslandView {
    return view
  }

  protected override shownIn(_view: IslandView, seen: IslandView): IslandView {
    return seen
  }

  protected override guide(): Guidance | null {
    return guidance(this)
  }

  protected override news(event: Message): string {
    if (!this.picture.isInDoubt) return super.news(event)
    return this.props.say({ key: 'shark-island.page.in-doubt', params: {} })
  }

  /** Whose turn it is at this device, and who of them is asked already. */
  readonly actor = $derived.by(() => this.props.acting)
  readonly question = $derived.by(() => (this.seat === null ? null : this.props.view.question))

  /** Everything that can be chosen now. */
  readonly open = $derived.by((): ReadonlySet<string> => {
    const { legal, only } = this.props
    if (this.isHeld) return NOTHING
    return new Set(only === null ? legal : legal.filter((action) => only.includes(action)))
  })

  readonly picked = $derived.by(() => {
    const { picked } = this.draft
    if (picked !== undefined) return picked !== null && this.open.has(picked) ? picked : null
    // The only thing there is to pick is picked.
    return this.props.legal.length === 1 && this.open.size === 1 ? this.props.legal[0] : null
  })

  readonly die = $derived.by(() => this.draft.die)

  /** Takes up a die, or puts it down again; where it is good for one thing only, that is picked with it. */
  tapDie(icon: string): void {
    const isPutDown = this.die === icon
    const uses = [...this.open].filter(
      (action) => iconOf(action) !== null && spends(action, icon, this.props.view),
    )
    const better = uses.filter((action) => !action.startsWith('token'))
    const only = better.length > 0 ? better : uses
    const picked = !isPutDown && only.length === 1 ? only[0] : null
    this.#change({ die: isPutDown ? null : icon, picked })
  }

  /** Picks something; picked again it is done. */
  tap(action: string): void {
    if (!this.open.has(action)) this.refuse(action)
    else if (this.picked !== action) this.#change({ picked: action })
    else void this.play([action])
  }

  override clear(): void {
    this.#change({ picked: null })
  }

  override why(action: string): string | null {
    if (this.seat === null || this.open.has(action)) return null
    return this.props.legal.includes(action) ? '' : (super.why(action) ?? '')
  }

  /** A button that does something at once. */
  choice(action: string, label: string, detail = ''): Choice {
    const why = this.why(action)
    return {
      label,
      ...(detail === '' ? {} : { detail }),
      ...(why === null ? {} : { why }),
      isMove: true,
      choose: () => void this.play([action]),
    }
  }

  /** The Shark's fins: those that the rules have taken down already are not in the plan. */
  readonly fins = $derived.by(() => (this.question === 'place' ? this.props.view.shark.fins : null))
  readonly plan = $derived.by((): Arrangement => {
    const tiles = this.props.view.tiles.length
    const { plan } = this.draft
    const fits = plan.length === tiles && this.fins !== null
    // Fins that were placed one by one meanwhile are no longer in the hand: then the plan starts anew.
    if (fits && !Object.values(unplaced(this.fins, plan)).some((left) => left < 0)) return plan
    // There is one tile only: all fins lie there, and are handed over like any others.
    return tiles === 1 && this.fins !== null && this.props.only === null
      ? [this.fins.toPlace]
      : nothingOn(tiles)
  })
  readonly inHand = $derived.by(() => (this.fins === null ? null : unplaced(this.fins, this.plan)))
  readonly handCount = $derived.by(() => {
    const hand = this.inHand
    return hand === null ? 0 : FINS.reduce((sum, fin) => sum + hand[fin], 0)
  })
  readonly held = $derived.by(() => this.draft.held)
  /** Tiles that no fin lies on yet. */
  readonly bare = $derived.by(() =>
    this.plan.flatMap((tile, at) =>
      countOn(tile) + countOn(this.fins?.tiles[at] ?? tile) === 0 ? [at] : [],
    ),
  )
  readonly isPlaced = $derived.by(() => this.fins !== null && this.handCount === 0 && this.bare.length === 0)
  readonly wholePlan = $derived.by(() => [...actionsOf(this.plan), 'done'])

  takeUp(fin: FinId, from: number | null): void {
    const same = this.held?.fin === fin && this.held.from === from
    this.#change({ held: same ? null : { fin, from } })
  }

  /**
   * Puts what is taken up on a tile, or back into the hand; with nothing taken up, the next fin of the hand. The Shark
   * itself goes where it is put on purpose, or last.
   */
  putOn(to: number | null): void {
    if (this.props.only !== null) {
      this.props.notice('')
      return
    }
    const hand = this.inHand
    const next = hand === null ? undefined : FINS.findLast((fin) => hand[fin] > 0)
    const held = this.held ?? (next === undefined ? null : { fin: next, from: null })
    if (held === null || held.from === to) {
      this.#change({ held: null })
      return
    }
    const more = held.from === null && hand !== null && hand[held.fin] > 1
    const plan = moved(this.plan, held.fin, held.from, to)
    this.#change(more ? { plan } : { plan, held: null })
  }

  dealEvenly(): void {
    const { only, view } = this.props
    if (this.fins === null) return
    // In a lesson they fall as the lesson says.
    const plan =
      only === null
        ? dealtEvenly(this.fins, this.plan, Math.random)
        : planOf(only, this.fins, view.tiles.length)
    this.#change({ plan, held: null })
  }

  dealAgain(): void {
    this.gatherAll()
    this.dealEvenly()
  }

  gatherAll(): void {
    this.#change({ plan: nothingOn(this.props.view.tiles.length), held: null })
  }

  #change(change: Partial<Drafted>): void {
    this.hold({ ...this.draft, ...change })
  }
}
