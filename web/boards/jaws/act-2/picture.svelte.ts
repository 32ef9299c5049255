import type { Act2Event } from '#games/jaws/act-2/events.ts'
import type { Act2View } from '#games/jaws/act-2/view.ts'
import type { Message } from '#kernel/message.ts'
import { Picture } from '../../picture.svelte.ts'
import { after } from './happening.ts'

/** Dice on the table: who rolled them, what they show, and what came of it. */
export interface Roll {
  readonly id: number
  /** A seat, or the shark. */
  readonly by: string
  readonly faces: readonly number[]
  /** How many of them roll; those that lie there already come first. */
  readonly rolling: number
  /** The hits that count, where the event says so. */
  readonly hits: number
  /** What it did, one thing after the other. */
  readonly results: readonly Message[]
}

/** Something said over the board for a moment: the reveal, an ability, the act that begins. */
export interface Banner {
  readonly id: number
  readonly event: Act2Event
  readonly lasts: number
}

/** Something that shows for a moment in one place. */
export interface Spark {
  readonly id: number
  readonly space: string
  readonly kind: 'splash' | 'crack' | 'wound' | 'aim'
  readonly count: number
  readonly lasts: number
}

const BANNERS: ReadonlySet<string> = new Set<Act2Event['key']>([
  'jaws.orca.begins',
  'jaws.orca.surfaced',
  'jaws.orca.ability',
  'jaws.orca.showed',
  'jaws.orca.shook-off',
  'jaws.orca.barbs',
  'jaws.orca.nobody-on-target',
  'jaws.orca.eliminated',
])

const RESULTS = [
  'jaws.orca.boat-missed',
  'jaws.orca.boat-damaged',
  'jaws.orca.boat-destroyed',
  'jaws.orca.fell',
  'jaws.orca.unhurt',
  'jaws.orca.safe-in-cage',
  'jaws.orca.wounded',
  'jaws.orca.eliminated',
] as const satisfies readonly Act2Event['key'][]

const ROLLS = [
  'jaws.orca.hit',
  'jaws.orca.missed',
  'jaws.orca.rolled',
  'jaws.orca.rerolled',
] as const satisfies readonly Act2Event['key'][]

type ResultEvent = Extract<Act2Event, { readonly key: (typeof RESULTS)[number] }>
type RollEvent = Extract<Act2Event, { readonly key: (typeof ROLLS)[number] }>

function isResult(event: Message): event is ResultEvent {
  return RESULTS.some((key) => key === event.key)
}

function isRoll(event: Message): event is RollEvent {
  return ROLLS.some((key) => key === event.key)
}

/** The dice as an event lets them fall. */
function rollOf(event: RollEvent, id: number): Roll {
  const faces = event.params.dice.map(Number)
  if ('seat' in event.params) {
    const { seat, hits } = event.params
    return { id, by: seat, faces, rolling: faces.length, hits, results: [event] }
  }
  return {
    id,
    by: 'shark',
    faces,
    rolling: 'count' in event.params ? event.params.count : faces.length,
    hits: faces.reduce((sum, face) => sum + face, 0),
    results: [],
  }
}

/** The last dice that were rolled, and what came of them. */
export function lastRoll(story: readonly { readonly events: readonly Message[] }[]): Roll | null {
  const events = story.flatMap((moment) => moment.events)
  const last = events.findLast(isRoll)
  if (last === undefined) return null
  return events
    .slice(events.lastIndexOf(last) + 1)
    .filter(isResult)
    .reduce(withResult, rollOf(last, 0))
}

/** What came of dice. Only the first thing tells with how many hits of the shark: an ability may have added some. */
function withResult(roll: Roll, event: ResultEvent): Roll {
  const isFirst = roll.by === 'shark' && roll.results.length === 0
  const hits = isFirst && 'hits' in event.params ? event.params.hits : roll.hits
  return { ...roll, hits, results: [...roll.results, event] }
}

export class Act2Picture extends Picture<Act2View, Act2Event> {
  roll: Roll | null = $state.raw(null)
  /** Whether the dice of this moment are looked at. */
  rolling = $state(false)
  banner: Banner | null = $state.raw(null)
  sparks: readonly Spark[] = $state.raw([])
  #count = 0

  protected override after(view: Act2View, event: Act2Event, end: Act2View): Act2View {
    return after(view, event, end)
  }

  override rest(view: Act2View): void {
    super.rest(view)
    this.banner = null
    this.rolling = false
    this.sparks = []
  }

  protected override begins(event: Act2Event, time: number): void {
    const { key } = event
    if (isRoll(event)) {
      this.rolling = true
      this.roll = rollOf(event, ++this.#count)
    } else if (isResult(event) && this.roll !== null) this.roll = withResult(this.roll, event)
    if (key === 'jaws.orca.dives' || key.startsWith('jaws.orca.attacks-')) this.rolling = false
    this.banner = BANNERS.has(key) && time > 0 ? { id: ++this.#count, event, lasts: time } : null
  }

  protected override comesOut(event: Act2Event, _next: Act2View, time: number): void {
    const seen = time > 0 ? sparkOf(event, this.view) : null
    if (seen === null || seen.space === '') return
    this.sparks = [...this.sparks.slice(-3), { id: ++this.#count, count: 0, ...seen, lasts: time }]
  }
}

type Seen = Pick<Spark, 'kind' | 'space'> & Partial<Pick<Spark, 'count'>>

/** What an event lets one see, and where. */
function sparkOf({ key, params }: Act2Event, { crew, shark }: Act2View): Seen | null {
  const where = (id: string): string => crew.find(({ seat }) => seat === id)?.at ?? ''
  switch (key) {
    case 'jaws.orca.fell':
    case 'jaws.orca.surfaced':
    case 'jaws.orca.rammed':
      return { kind: 'splash', space: params.space }
    case 'jaws.orca.boat-damaged':
    case 'jaws.orca.boat-destroyed':
      return { kind: 'crack', space: params.space }
    case 'jaws.orca.attacks-boat':
    case 'jaws.orca.attacks-boat-again':
      return { kind: 'aim', space: params.space }
    case 'jaws.orca.attacks-crew':
    case 'jaws.orca.attacks-crew-again':
      return { kind: 'aim', space: where(params.seat) }
    case 'jaws.orca.wounded':
      return { kind: 'wound', space: where(params.seat), count: params.wounds }
    case 'jaws.orca.hit':
    case 'jaws.orca.barbs':
      return { kind: 'wound', space: shark.at ?? '', count: params.wounds }
    default:
      return null
  }
}
