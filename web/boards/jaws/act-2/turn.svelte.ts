import { abilitiesToLay } from '#games/jaws/act-2/page.ts'
import type { Act2View, CrewView } from '#games/jaws/act-2/view.ts'
import type { JawsContent } from '#games/jaws/content/schema.ts'
import type { JawsView } from '#games/jaws/view.ts'
import type { Message } from '#kernel/message.ts'
import type { Guidance } from '../../board.ts'
import { Draft } from '../../draft.svelte.ts'
import { guidance } from './guidance.ts'
import { Act2Picture } from './picture.svelte.ts'
import { type Act2Props, isWeapon, lettersIn, readyOf, wordsOf } from './props.ts'

/** What a seat is arranging; each step uses what it needs. */
interface Drafted {
  /** The one thing chosen, where one is. */
  readonly one: string | null
  readonly letter: string | null
  readonly ability: string | null
  readonly move: string | null
  readonly weapon: string | null
  readonly target: string | null
  /** Who takes each dealt card, by its place. */
  readonly shares: readonly (string | null)[]
  /** Faces of the dice taken up. */
  readonly faces: readonly number[]
  readonly part: Part | null
}

/** What a tap on the boat or the water means while preparing. */
export type Part = 'move' | 'weapon' | 'target'

const EMPTY: Drafted = {
  one: null,
  letter: null,
  ability: null,
  move: null,
  weapon: null,
  target: null,
  shares: [],
  faces: [],
  part: null,
}

/** Steps in which one thing out of several is chosen, and questions that are answered with yes or no. */
const ONE = new Set(['board', 'show', 'ram', 'shark-attack', 'second', 'topple', 'bonus'])
const YES: { readonly [step: string]: string } = {
  chum: 'chum',
  'crew-attack': 'attack',
  cage: 'cage',
  ammo: 'discard ammo',
}

/** What may be done is asked of the rules each time, nothing of it is known here. */
export class Turn extends Draft<JawsView, JawsContent, Drafted, Act2Picture> {
  constructor(props: () => Act2Props) {
    const { before, view } = props()
    super(props, EMPTY, new Act2Picture(before?.act2 ?? (view.act2 as Act2View)))
  }

  protected override seenIn({ act2 }: JawsView): Act2View | null {
    return act2
  }

  protected override shownIn(view: JawsView, act2: Act2View): JawsView {
    return { ...view, act1: null, act2 }
  }

  /** While the crew prepare, Chum may be asked about besides: a draft belongs to what is asked first. */
  protected override questionOf({ decisions }: JawsView): string {
    return decisions[0]?.id ?? ''
  }

  protected override guide(): Guidance | null {
    return guidance(this)
  }

  /** While dice tumble, all that can be said is whose they are. */
  protected override news(event: Message): string {
    const { roll, isInDoubt } = this.picture
    if (!isInDoubt || roll === null) return super.news(event)
    const word = wordsOf(this.props.say)
    return roll.by === 'shark'
      ? word('jaws.act2.shark-rolls')
      : word('jaws.act2.seat-rolls', { seat: roll.by })
  }

  readonly view: Act2View = $derived.by(() => this.props.view.act2 as Act2View)
  readonly step = $derived.by(() => (this.seat === null ? null : this.view.step))
  /** The one thing chosen; the only one that could be, beside letting it be, is chosen from the start. */
  readonly one: string | null = $derived.by(() => {
    if (!ONE.has(this.step ?? '')) return null
    const things = this.props.legal.filter((action) => action !== 'done' && this.isAllowed(action))
    return this.draft.one ?? (things.length === 1 ? things[0] : null)
  })
  /** The same of the weapon, and of the water it is aimed at. */
  readonly weapon: string | null = $derived.by(() => {
    const weapons = this.#weapons
    return this.draft.weapon ?? (weapons.length === 1 ? weapons[0] : null)
  })
  readonly target: string | null = $derived.by(() => {
    const { targets } = this
    return this.draft.target ?? (targets.length === 1 ? `target ${targets[0]}` : null)
  })

  /** Who takes each dealt card, by its place: the crew arrange it together, in all their browsers. */
  readonly shares: readonly (string | null)[] = $derived.by(() => {
    const notes = this.props.pad?.notes
    const isCrew = (seat: string | undefined): boolean => this.view.crew.some((each) => each.seat === seat)
    return this.view.dealt.map((_, place) => {
      const seat = notes === undefined ? this.draft.shares[place] : notes[this.#noteOf(place)]
      return isCrew(seat ?? undefined) ? (seat ?? null) : null
    })
  })
  /** The crew member who acts. */
  readonly member: CrewView | null = $derived.by(
    () => this.view.crew.find(({ seat }) => seat === this.seat) ?? null,
  )

  /** What a tap means now, while preparing: what is still to be done comes first. */
  readonly part: Part | null = $derived.by(() => {
    if (this.step !== 'prepare' || this.member === null || this.member.next === 'ready') return null
    const { next } = this.member
    const asked = this.draft.part
    if (next === 'target') return 'target'
    if (asked === null || (next === 'weapon' && asked === 'move')) return next
    return asked
  })

  /** The moves so far, as they would be played, without what ends the step. */
  readonly #begun: readonly string[] = $derived.by(() => {
    const { weapon } = this
    const { move } = this.draft
    const next = this.member?.next
    return [
      ...(next === 'move' ? [move ?? 'stay'] : []),
      ...(weapon !== null && next !== 'target' ? [weapon] : []),
    ]
  })

  /** The waters that the chosen weapon reaches from the chosen space. */
  readonly targets: readonly string[] = $derived.by(() => {
    if (this.step !== 'prepare') return []
    const legal = this.aheadOf(this.#begun)?.legal ?? []
    return legal.filter((action) => action.startsWith('target ')).map((action) => action.slice(7))
  })

  /** Where the acting member would stand. */
  readonly stands: string | null = $derived.by(() => {
    const { move } = this.draft
    return move?.startsWith('move ') ? move.slice(5) : (this.member?.at ?? null)
  })

  /** Everything that can be tapped to some purpose now. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    if (this.seat === null) return new Set<string>()
    return new Set(this.#candidates().filter((action) => this.isAllowed(action)))
  })

  holds(action: string): boolean {
    const { one, weapon, target } = this
    const { letter, ability, move } = this.draft
    if (this.step === 'prepare' && action === 'stay') return (move ?? 'stay') === 'stay'
    return [one, this.draft.one, letter, ability, move, weapon, target].includes(action)
  }

  /** What a space of the board stands for now; null when it is only looked at. */
  actionOn(space: string): string | null {
    const { view } = this
    const boat = space.startsWith('b')
    const swimming = view.crew.filter(({ at }) => at === space).map(({ seat }) => seat)
    switch (this.step) {
      case 'board':
        return boat ? `board ${space}` : null
      case 'choose':
      case 'show': {
        const verb = this.step === 'choose' ? 'surface' : 'show'
        const letters = lettersIn(view, space).map((letter) => `${verb} ${letter}`)
        return letters.find((action) => this.open.has(action) && !this.holds(action)) ?? letters[0] ?? null
      }
      case 'prepare':
        if (this.part === 'target') return boat ? null : `target ${space}`
        return space === this.member?.at ? 'stay' : `move ${space}`
      case 'ram':
        return boat ? null : `ram ${space}`
      case 'shark-attack':
        return boat ? `attack ${space}` : this.#firstOpen(swimming.map((seat) => `attack ${seat}`))
      case 'second':
        return boat ? `attack ${space}` : null
      case 'topple':
        return boat ? `topple ${space}` : null
      case 'bonus':
        return this.#firstOpen(swimming.map((seat) => `bonus ${seat}`))
      case 'shift':
        return boat ? null : `shift ${space}`
      default:
        return null
    }
  }

  #firstOpen(actions: readonly string[]): string | null {
    const open = actions.filter((action) => this.open.has(action))
    return open.find((action) => !this.holds(action)) ?? open[0] ?? null
  }

  tap(action: string): void {
    const { step, draft } = this
    if (!this.open.has(action)) {
      this.refuse(action)
      return
    }
    if (step === 'choose' && action.startsWith('surface')) {
      if (draft.letter === action) void this.play()
      else this.#change({ letter: action })
    } else if (step === 'choose') this.#change({ ability: toggled(draft.ability, action) })
    else if (step === 'prepare') this.#prepare(action)
    else if (step !== null && ONE.has(step)) {
      if (draft.one === action) void this.play()
      else this.#change({ one: action })
    } else void this.play([action])
  }

  #prepare(action: string): void {
    if (action === 'chum') {
      if (this.draft.one === action) void this.play()
      else this.#change({ one: action })
      return
    }
    this.#change({ one: null })
    if (action === 'stay' || action.startsWith('move '))
      this.#keepTarget({ move: action, part: this.#weapons.length === 1 ? 'target' : 'weapon' })
    else if (action.startsWith('ready ')) this.#keepTarget({ weapon: action, part: 'target' })
    else if (this.draft.target === action) void this.play()
    else this.#change({ target: action })
  }

  /** Changes the draft, and drops the target where that puts it out of reach. */
  #keepTarget(change: Partial<Drafted>): void {
    this.#change(change)
    const { target } = this.draft
    if (target !== null && !this.targets.includes(target.slice(7))) this.#change({ target: null })
  }

  go(part: Part): void {
    this.#change({ part })
  }

  share(place: number, seat: string): void {
    const shares = [...this.shares]
    shares[place] = shares[place] === seat ? null : seat
    this.#arrange(shares)
  }

  /** Counted from the last card on: those before it may have been handed out already. */
  #noteOf(place: number): string {
    return `gear ${this.view.dealt.length - place}`
  }

  #arrange(shares: readonly (string | null)[]): void {
    const { pad } = this.props
    if (pad === null) this.#change({ shares })
    else pad.note(Object.fromEntries(shares.map((seat, place) => [this.#noteOf(place), seat ?? ''])))
  }

  /** Deals what is left out one by one, to whoever has least. */
  shareOut(): void {
    const shares = [...this.shares]
    const count = (seat: string): number => shares.filter((each) => each === seat).length
    for (const [place, taken] of shares.entries()) {
      if (taken !== null) continue
      const [least] = this.view.crew.map(({ seat }) => seat).sort((one, other) => count(one) - count(other))
      shares[place] = least
    }
    this.#arrange(shares)
  }

  /** Takes up a die that shows this, or lays it down again. */
  takeUp(face: number, up: boolean): void {
    const { faces } = this.draft
    const at = faces.indexOf(face)
    this.#change({ faces: up ? [...faces, face].sort() : faces.filter((_, index) => index !== at) })
  }

  override clear(): void {
    if (this.step === 'assign') this.#arrange(this.view.dealt.map(() => null))
    super.clear()
  }

  readonly isBegun = $derived.by(() => {
    const { one, letter, ability, move, weapon, target, faces } = this.draft
    return (
      [one, letter, ability, move, weapon, target].some((each) => each !== null) ||
      this.shares.some((each) => each !== null) ||
      faces.length > 0
    )
  })

  /** What would be submitted; empty while something is missing. */
  readonly whole: readonly string[] = $derived.by(() => {
    const { step, shares, one, target, weapon } = this
    const { faces } = this.draft
    switch (step) {
      case 'assign':
        return shares.includes(null) ? [] : shares.map((seat) => `assign ${seat}`)
      case 'choose':
        return this.#locking()
      case 'prepare':
        if (this.canThrow && this.draft.one !== null) return [this.draft.one]
        return target === null || (weapon === null && this.member?.next !== 'target')
          ? []
          : [...this.#begun, target]
      case 'reroll':
        if (faces.length > 0) return [...faces.map((face) => `reroll ${face}`), 'roll']
        return this.props.legal.includes('roll') ? ['roll'] : ['done']
      default:
        return one === null ? [] : [one]
    }
  })

  #locking(): string[] {
    const { shark } = this.view
    const letter = shark.letter === null ? this.draft.letter : null
    if (letter === null && shark.letter === null) return []
    const ability = shark.ability === null ? this.draft.ability : null
    const lock = ability !== null || shark.ability !== null ? 'lock ability' : 'lock plain'
    if (!this.isAllowed(lock)) return []
    return [...(letter === null ? [] : [letter]), ...(ability === null ? [] : [ability]), lock]
  }

  /** Chum can be thrown while the crew prepare, also when its holder is ready. */
  readonly canThrow = $derived.by(() => this.step === 'prepare' && this.props.legal.includes('chum'))

  /** The answer that says yes, where the question is one of yes or no. */
  readonly yes: string | null = $derived.by(() => {
    if (this.step === 'shift') return this.props.legal.find((action) => action.startsWith('shift ')) ?? null
    return YES[this.step ?? ''] ?? null
  })

  override play(actions: readonly string[] = this.whole): Promise<void> {
    return super.play(actions)
  }

  /** What the acting member could take up. */
  readonly #weapons: readonly string[] = $derived.by(() => {
    const { content } = this.props
    const { member, step } = this
    if (step !== 'prepare' || member === null || member.next === 'target') return []
    return content.gear
      .filter((gear) => isWeapon(gear) && member.gear.includes(gear.id))
      .map(({ id }) => readyOf(content, id))
      .filter((action) => this.isAllowed(action))
  })

  #candidates(): readonly string[] {
    const { legal, content } = this.props
    const { step, member } = this
    if (step === 'choose') {
      if (this.view.shark.letter !== null) return legal
      return [...legal, ...abilitiesToLay(content.gear, this.view).map((ability) => `lay ${ability}`)]
    }
    if (step !== 'prepare' || member === null || member.next === 'ready') return legal
    const weapons = this.#weapons
    const moves = member.next === 'move' && this.part !== 'target' ? legal : []
    const targets = this.part === 'target' ? this.targets.map((water) => `target ${water}`) : []
    return [...moves, ...weapons, ...targets, ...(this.canThrow ? ['chum'] : [])]
  }

  #change(change: Partial<Drafted>): void {
    this.hold({ ...this.draft, ...change })
  }
}

function toggled(held: string | null, action: string): string | null {
  return held === action ? null : action
}
