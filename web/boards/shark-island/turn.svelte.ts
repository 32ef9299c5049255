import type { FinId } from '#games/shark-island/components.ts'
import type { IslandContent } from '#games/shark-island/content/schema.ts'
import { FINS } from '#games/shark-island/page.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import type { BoardProps, Choice } from '../board.ts'
import { iconOf, spends } from './doing.ts'
import {
  type Arrangement,
  actionsOf,
  countOn,
  dealtEvenly,
  moved,
  nothingOn,
  planOf,
  unplaced,
} from './placing.ts'

export type IslandBoardProps = BoardProps<IslandView, IslandContent>

/** A fin taken up: from a tile, or from the hand. */
export interface Held {
  readonly fin: FinId
  readonly from: number | null
}

const NOWHERE: Arrangement = []
const NOTHING: ReadonlySet<string> = new Set()

/**
 * What the acting seat is about to do: one thing picked, to be confirmed with the button; or,
 * for the Shark, a plan of all its fins that is told at once.
 */
export class Turn {
  readonly #props: IslandBoardProps
  readonly #isHeld: () => boolean
  #picked = $state.raw({ question: '', action: null as string | null })
  #plan = $state.raw({ question: '', plan: NOWHERE })
  #held = $state.raw<{ readonly question: string; readonly held: Held | null }>({ question: '', held: null })
  /** The die that was tapped, to see what it is good for. */
  #die = $state.raw({ question: '', icon: null as string | null })
  #busy = $state(false)

  /** While something is shown that leads to the question, nobody is asked yet. */
  constructor(props: IslandBoardProps, isHeld: () => boolean) {
    this.#props = props
    this.#isHeld = isHeld
  }

  /** Whose turn it is at this device, and who of them is asked already. */
  readonly actor = $derived.by(() => this.#props.acting)
  readonly seat = $derived.by(() => (this.#isHeld() ? null : this.actor))
  readonly question = $derived.by(() => (this.seat === null ? null : this.#props.view.question))
  readonly #id = $derived.by(() => `${this.seat} ${this.#props.view.decisions.map(({ id }) => id).join()}`)

  /** Everything that can be chosen now. */
  readonly open = $derived.by((): ReadonlySet<string> => {
    const { legal, only } = this.#props
    if (this.#isHeld()) return NOTHING
    return new Set(only === null ? legal : legal.filter((action) => only.includes(action)))
  })

  readonly picked = $derived.by(() => {
    const { question, action } = this.#picked
    if (question === this.#id) return action !== null && this.open.has(action) ? action : null
    // The only thing there is to pick is picked.
    return this.#props.legal.length === 1 && this.open.size === 1 ? this.#props.legal[0] : null
  })

  readonly die = $derived.by(() => (this.#die.question === this.#id ? this.#die.icon : null))

  get isBusy(): boolean {
    return this.#busy
  }

  /** Takes up a die, or puts it down again; where it is good for one thing only, that is picked with it. */
  tapDie(icon: string): void {
    const isPutDown = this.die === icon
    this.#die = { question: this.#id, icon: isPutDown ? null : icon }
    const uses = [...this.open].filter(
      (action) => iconOf(action) !== null && spends(action, icon, this.#props.view),
    )
    const better = uses.filter((action) => !action.startsWith('token'))
    const only = better.length > 0 ? better : uses
    if (!isPutDown && only.length === 1) this.#picked = { question: this.#id, action: only[0] }
    else this.clear()
  }

  /** Picks something; picked again it is done. */
  tap(action: string): void {
    if (!this.open.has(action)) this.refuse(action)
    else if (this.picked !== action) this.#picked = { question: this.#id, action }
    else void this.play([action])
  }

  clear(): void {
    this.#picked = { question: this.#id, action: null }
  }

  /** Why not; null when it can be done. */
  whyNot(action: string): string | null {
    const { game, view, say, legal } = this.#props
    if (this.seat === null || this.open.has(action)) return null
    if (legal.includes(action)) return ''
    const why = game.explain(view, this.seat, action)
    return why === null ? '' : say(why)
  }

  refuse(action: string): void {
    this.#props.notice(this.whyNot(action) ?? '')
  }

  /** A button that does something at once. */
  choice(action: string, label: string, detail = ''): Choice {
    const why = this.whyNot(action)
    return {
      label,
      ...(detail === '' ? {} : { detail }),
      ...(why === null ? {} : { why }),
      isMove: true,
      choose: () => void this.play([action]),
    }
  }

  async play(actions: readonly string[]): Promise<void> {
    if (this.#busy || actions.length === 0) return
    this.#busy = true
    try {
      await this.#props.submit(actions)
    } finally {
      this.#busy = false
    }
  }

  /** The Shark's fins: those that the rules have taken down already are not in the plan. */
  readonly fins = $derived.by(() => (this.question === 'place' ? this.#props.view.shark.fins : null))
  readonly plan = $derived.by((): Arrangement => {
    const tiles = this.#props.view.tiles.length
    const { question, plan } = this.#plan
    const fits = question === this.#id && plan.length === tiles && this.fins !== null
    // Fins that were placed one by one meanwhile are no longer in the hand: then the plan starts anew.
    if (fits && !Object.values(unplaced(this.fins, plan)).some((left) => left < 0)) return plan
    // There is one tile only: all fins lie there, and are handed over like any others.
    return tiles === 1 && this.fins !== null && this.#props.only === null
      ? [this.fins.toPlace]
      : nothingOn(tiles)
  })
  readonly inHand = $derived.by(() => (this.fins === null ? null : unplaced(this.fins, this.plan)))
  readonly handCount = $derived.by(() => {
    const hand = this.inHand
    return hand === null ? 0 : FINS.reduce((sum, fin) => sum + hand[fin], 0)
  })
  readonly held = $derived.by(() => (this.#held.question === this.#id ? this.#held.held : null))
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
    this.#held = { question: this.#id, held: same ? null : { fin, from } }
  }

  /**
   * Puts what is taken up on a tile, or back into the hand; with nothing taken up, the next fin of the hand. The Shark
   * itself goes where it is put on purpose, or last.
   */
  putOn(to: number | null): void {
    if (this.#props.only !== null) {
      this.#props.notice('')
      return
    }
    const hand = this.inHand
    const next = hand === null ? undefined : FINS.findLast((fin) => hand[fin] > 0)
    const held = this.held ?? (next === undefined ? null : { fin: next, from: null })
    if (held === null || held.from === to) {
      this.#drop()
      return
    }
    this.#keep(moved(this.plan, held.fin, held.from, to))
    const more = held.from === null && hand !== null && hand[held.fin] > 1
    if (!more) this.#drop()
  }

  dealEvenly(): void {
    const { only, view } = this.#props
    if (this.fins === null) return
    // In a lesson they fall as the lesson says.
    const plan =
      only === null
        ? dealtEvenly(this.fins, this.plan, Math.random)
        : planOf(only, this.fins, view.tiles.length)
    this.#keep(plan)
    this.#drop()
  }

  dealAgain(): void {
    this.gatherAll()
    this.dealEvenly()
  }

  gatherAll(): void {
    this.#keep(nothingOn(this.#props.view.tiles.length))
    this.#drop()
  }

  #keep(plan: Arrangement): void {
    this.#plan = { question: this.#id, plan }
  }

  #drop(): void {
    this.#held = { question: this.#id, held: null }
  }
}
