import type { Act2Event } from '#games/jaws/act-2/events.ts'
import type { Act2View } from '#games/jaws/act-2/view.ts'
import type { Message } from '#kernel/message.ts'
import { telling } from '../telling.ts'
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

/** The picture of the fight as it moves from one view to the next, an event at a time. */
export class Scene {
  view: Act2View = $state.raw() as Act2View
  roll: Roll | null = $state.raw(null)
  /** Whether the dice of this moment are looked at. */
  rolling = $state(false)
  /** Whether they tumble: nobody knows yet what they will show. */
  isTumbling = $state(false)
  banner: Banner | null = $state.raw(null)
  sparks: readonly Spark[] = $state.raw([])
  /** What is being shown; null when everything stands as it is. */
  event: Act2Event | null = $state.raw(null)
  /** Milliseconds that one step of a piece takes now. */
  pace = $state(0)
  readonly isPlaying = $derived(this.event !== null)
  #run = 0
  #count = 0

  constructor(view: Act2View) {
    this.view = view
  }

  /** Stands as the view has it, whatever was going on. */
  rest(view: Act2View): void {
    this.#run++
    this.view = view
    this.banner = null
    this.rolling = false
    this.isTumbling = false
    this.sparks = []
    this.event = null
    this.pace = 0
  }

  /** Moves from one view to the next through what happened, in the time there is. */
  async play(
    before: Act2View | null,
    events: readonly Act2Event[],
    view: Act2View,
    duration: number,
  ): Promise<void> {
    this.rest(before ?? view)
    this.event = events[0] ?? null
    const run = this.#run
    const whole = telling.lasts(events)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events) {
      const time = telling.lastsOf(event) * slow
      if (time > 0) this.event = event
      this.#tell(event, time)
      const doubt = time * (telling.doubts[event.key] ?? 0)
      if (doubt > 0) {
        this.isTumbling = true
        await wait(doubt)
        if (run !== this.#run) return
        this.isTumbling = false
      }
      if (time > 0) this.#spark(event, time - doubt)
      if (before !== null) this.view = after(this.view, event)
      if (time === 0) continue
      await wait(time - doubt)
      if (run !== this.#run) return
    }
    this.rest(view)
  }

  #tell(event: Act2Event, time: number): void {
    const { key } = event
    this.pace = time
    if (isRoll(event)) {
      this.rolling = true
      this.roll = rollOf(event, ++this.#count)
    } else if (isResult(event) && this.roll !== null) this.roll = withResult(this.roll, event)
    if (key === 'jaws.orca.dives' || key.startsWith('jaws.orca.attacks-')) this.rolling = false
    this.banner = BANNERS.has(key) && time > 0 ? { id: ++this.#count, event, lasts: time } : null
  }

  #spark(event: Act2Event, time: number): void {
    const seen = sparkOf(event, this.view)
    if (seen === null || seen.space === '') return
    this.sparks = [...this.sparks.slice(-3), { id: ++this.#count, count: 0, ...seen, lasts: time }]
  }
}

function wait(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time))
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
