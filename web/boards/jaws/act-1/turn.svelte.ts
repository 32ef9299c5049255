import { BURST_STEPS, previewAct1, type Way } from '#games/jaws/act-1/page.ts'
import type { Act1View } from '#games/jaws/act-1/view.ts'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsOptions } from '#games/jaws/options.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { Guidance } from '../../board.ts'
import { Draft } from '../../draft.svelte.ts'
import type { JawsBoardProps } from '../turn.svelte.ts'
import { guidance } from './guidance.ts'
import { Act1Picture } from './picture.svelte.ts'

/** What a tap on a space of the chart stands for: with some of them, there is more than one thing to do there. */
export type Aim = 'move' | 'launch' | 'close' | 'burst'

const NOTHING: readonly string[] = []
/** Steps in which one place is named, and how. */
const VERBS: { readonly [step: string]: string } = {
  start: 'start',
  'clear-beach': 'shut',
  'wrong-shark': 'dock',
  birthday: 'michael',
  gather: 'gather',
  fly: 'fly',
}

/** A draft of actions that is played all at once, and can be taken back freely until then. */
export class Turn extends Draft<JawsView, JawsContent, readonly string[], Act1Picture> {
  #aim = $state.raw<{ question: string; aim: Aim }>({ question: '', aim: 'move' })

  constructor(props: () => JawsBoardProps) {
    const { before, view } = props()
    super(props, NOTHING, new Act1Picture(before?.act1 ?? (view.act1 as Act1View)))
  }

  protected override seenIn({ act1 }: JawsView): Act1View | null {
    return act1
  }

  protected override shownIn(view: JawsView, act1: Act1View): JawsView {
    return { ...view, act1, act2: null }
  }

  protected override guide(): Guidance | null {
    return guidance(this)
  }

  /** With the cursor, so that a plan begins anew after every update. */
  protected override questionOf(view: JawsView): string {
    return `${super.questionOf(view)} ${this.props.story.at(-1)?.cursor}`
  }

  readonly view = $derived.by(() => this.props.view.act1)
  readonly step = $derived.by(() => (this.seat === null ? null : (this.view?.step ?? null)))
  readonly preview = $derived.by(() => previewAct1(this.props.options as JawsOptions, this.props.content))

  /** How things would stand after the draft. */
  readonly ahead = $derived.by(() => {
    const { only } = this.props
    const ahead = this.aheadOf(this.draft)
    if (ahead === null) return null
    return only === null
      ? ahead
      : { ...ahead, legal: ahead.legal.filter((action) => action === only[ahead.played]) }
  })
  readonly planned: Act1View | null = $derived.by(() => this.ahead?.view.act1 ?? null)

  /** Whether the draft ends with something that nobody can see beyond, so that nothing can be added to it. */
  readonly isClosed = $derived.by(() => this.ahead !== null && this.ahead.played < this.draft.length)

  /** What can be added to the draft. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    if (this.seat === null || this.ahead === null) return new Set<string>()
    return new Set(this.isMany ? (this.isClosed ? NOTHING : this.ahead.legal) : this.props.legal)
  })

  readonly isMany = $derived(this.step === 'shark' || this.step === 'crew')

  readonly aim: Aim = $derived.by(() => {
    const wanted = this.#aim.question === this.#turnOf ? this.#aim.aim : 'move'
    const has = (verb: string): boolean => [...this.open].some((action) => action.startsWith(`${verb} `))
    // With Speed Burst in play the next swim is the burst.
    if (this.step === 'shark') return has('burst') ? 'burst' : 'move'
    return wanted !== 'move' && (has(wanted) || this.draft.at(-1)?.startsWith(wanted)) ? wanted : 'move'
  })
  readonly #turnOf = $derived.by(() => `${this.view?.round} ${this.seat}`)

  /** What a tap on each space would add to the draft. */
  readonly spaces: ReadonlyMap<string, readonly string[]> = $derived.by(() => this.#spaces())

  /** Whether anything with this verb could be done now, the last search of the draft aside. */
  can(verb: string): boolean {
    return this.ahead?.legal.some((action) => action.startsWith(`${verb} `)) === true
  }

  holds(action: string): boolean {
    return this.draft.includes(action)
  }

  /** Whether a lesson, if this is one, asks for it after the draft and so much more. */
  isNext(action: string, more = 0): boolean {
    const { only } = this.props
    return only === null || only[(this.ahead?.played ?? 0) + more] === action
  }

  /** Says what taps on the chart are for; where that can be done at one place only, it is chosen too. */
  setAim(aim: Aim): void {
    this.#aim = { question: this.#turnOf, aim }
    if (this.isClosed) this.back()
    if (aim !== 'move' && this.aim === aim && this.spaces.size === 1)
      this.hold([...this.#base(), ...[...this.spaces.values()].flat()])
  }

  /** Whether the shark has done all that its turn allows. */
  readonly isSpent = $derived.by(() => {
    const plan = this.planned?.shark?.plan
    return plan !== undefined && plan.actions === 0 && plan.steps === 0
  })

  /** Chooses a space; chosen again it is done, a plan of the shark only where nothing can be added to it. */
  tapSpace(space: string): void {
    if (this.#isChosen(space)) {
      if (this.step !== 'shark') void this.play()
      else if (this.isSpent) void this.play([...this.draft, 'done'])
      else this.props.notice(this.#left())
      return
    }
    const actions = this.spaces.get(space)
    if (actions !== undefined) this.hold(this.isMany ? [...this.#base(), ...actions] : actions)
    else this.refuse(`${this.#verb} ${space}`)
  }

  #isChosen(space: string): boolean {
    const last = this.draft.at(-1)
    if (last === undefined) return false
    if (this.step === 'shark') return this.planned?.shark?.at === space
    return last.split(' ').at(-1) === space && !last.startsWith('take')
  }

  /** Says that a turn of the shark need not end here. */
  #left(): string {
    const actions = this.planned?.shark?.plan.actions ?? 0
    return this.props.say({ key: 'jaws.page.shark.left', params: { actions } })
  }

  /** Adds something to the draft that needs no space; the only thing chosen, tapped again, is played. */
  tap(action: string): void {
    if (!this.isMany && this.holds(action)) return void this.play()
    if (this.isClosed && this.draft.at(-1) === action) return void this.play()
    if (this.open.has(action)) this.hold(this.isMany ? [...this.#base(), action] : [action])
    else if (this.isClosed && this.#opensWithout(action)) this.hold([...this.#base(), action])
    else this.refuse(action)
  }

  override why(action: string): string | null {
    return super.why(action, this.ahead?.view)
  }

  /** Takes something out of the draft again, and what cannot stand without it. */
  drop(action: string): void {
    const left = this.draft.filter((each) => each !== action)
    this.hold(left.slice(0, this.aheadOf(left)?.played))
  }

  back(): void {
    this.hold(this.draft.slice(0, -1))
  }

  override play(actions: readonly string[] = this.draft): Promise<void> {
    return super.play(actions)
  }

  /** The verb of a tap on the chart. */
  readonly #verb = $derived.by(() => {
    if (this.step === 'shark') return this.aim === 'burst' ? 'burst' : 'swim'
    if (this.step === 'crew') return this.aim
    return VERBS[this.step ?? ''] ?? 'move'
  })

  /** What the draft is without a search at its end: another one takes its place. */
  #base(): readonly string[] {
    return this.isClosed ? this.draft.slice(0, this.ahead?.played ?? 0) : this.draft
  }

  #opensWithout(action: string): boolean {
    return this.ahead?.legal.includes(action) === true
  }

  #spaces(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, readonly string[]>()
    if (this.seat === null || this.ahead === null || this.planned === null) return found
    const verb = this.#verb
    for (const action of this.isMany ? this.ahead.legal : this.props.legal)
      if (action.startsWith(`${verb} `)) found.set(action.slice(verb.length + 1), [action])
    const far = this.#far()
    if (far === null || found.size === 0 || this.isClosed) return found
    for (const space of Object.keys(this.props.content.land.spaces).concat(
      Object.keys(this.props.content.water.spaces),
    )) {
      if (found.has(space) || space === far.from) continue
      const way = this.preview.way(far.from, space, far.by)
      if (way === null || way.length > far.steps) continue
      const actions = way.map((each) => `${verb} ${each}`)
      if (actions.every((action, index) => this.isNext(action, index))) found.set(space, actions)
    }
    return found
  }

  /** How far several moves in a row can go. */
  #far(): { from: string; steps: number; by: Way } | null {
    const { planned: then } = this
    if (then === null) return null
    if (this.step === 'shark' && then.shark?.at != null) {
      const { plan, at } = then.shark
      const steps = this.aim === 'burst' ? (plan.steps > 0 ? plan.steps : BURST_STEPS) : plan.actions
      return { from: at, steps, by: 'water' }
    }
    const member = then.crew.find(({ seat }) => seat === this.seat)
    if (this.step !== 'crew' || this.aim !== 'move' || member === undefined) return null
    return {
      from: member.at,
      steps: then.actions + (then.spare ? 1 : 0),
      by: member.seat === 'brody' ? 'land' : member.seat === 'hooper' ? 'speedboat' : 'water',
    }
  }
}
