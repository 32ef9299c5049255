import type { Act2View } from '../../../../src/games/jaws/act-2/view.ts'
import type { Message } from '../../../../src/kernel/message.ts'
import { after, lastsOf } from './happening.ts'
import { telling } from './telling.ts'

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
  readonly event: Message
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

const BANNERS = new Set([
  'jaws.orca.begins',
  'jaws.orca.surfaced',
  'jaws.orca.ability',
  'jaws.orca.showed',
  'jaws.orca.shook-off',
  'jaws.orca.barbs',
  'jaws.orca.nobody-on-target',
  'jaws.orca.eliminated',
])

const RESULTS = new Set([
  'jaws.orca.boat-missed',
  'jaws.orca.boat-damaged',
  'jaws.orca.boat-destroyed',
  'jaws.orca.fell',
  'jaws.orca.unhurt',
  'jaws.orca.safe-in-cage',
  'jaws.orca.wounded',
  'jaws.orca.eliminated',
])

const ROLLS = new Set(['jaws.orca.hit', 'jaws.orca.missed', 'jaws.orca.rolled', 'jaws.orca.rerolled'])

/** The dice as an event lets them fall. */
function rollOf(event: Message, id: number): Roll {
  const { key, params } = event
  const faces = (params.dice as readonly string[]).map(Number)
  const ofCrew = params.seat !== undefined
  return {
    id,
    by: ofCrew ? String(params.seat) : 'shark',
    faces,
    rolling: key === 'jaws.orca.rerolled' ? Number(params.count) : faces.length,
    hits: ofCrew ? Number(params.hits) : faces.reduce((sum, face) => sum + face, 0),
    results: ofCrew ? [event] : [],
  }
}

/** The last dice that were rolled, and what came of them. */
export function lastRoll(story: readonly { readonly events: readonly Message[] }[]): Roll | null {
  const events = story.flatMap((moment) => moment.events)
  const at = events.findLastIndex(({ key }) => ROLLS.has(key))
  if (at < 0) return null
  return events
    .slice(at + 1)
    .filter(({ key }) => RESULTS.has(key))
    .reduce(withResult, rollOf(events[at], 0))
}

/** What came of dice. Only the first thing tells with how many hits of the shark: an ability may have added some. */
function withResult(roll: Roll, event: Message): Roll {
  const { hits } = event.params
  const isFirst = roll.by === 'shark' && roll.results.length === 0 && hits !== undefined
  return { ...roll, hits: isFirst ? Number(hits) : roll.hits, results: [...roll.results, event] }
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
  event: Message | null = $state.raw(null)
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
    events: readonly Message[],
    view: Act2View,
    duration: number,
  ): Promise<void> {
    this.rest(before ?? view)
    this.event = events[0] ?? null
    const run = this.#run
    const whole = events.reduce((sum, event) => sum + lastsOf(event), 0)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events) {
      const time = lastsOf(event) * slow
      if (time > 0) this.event = event
      this.#tell(event, time)
      const doubt = time * (telling.doubts?.[event.key] ?? 0)
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

  #tell(event: Message, time: number): void {
    const { key } = event
    this.pace = time
    if (ROLLS.has(key)) {
      this.rolling = true
      this.roll = rollOf(event, ++this.#count)
    } else if (RESULTS.has(key) && this.roll !== null) this.roll = withResult(this.roll, event)
    if (key === 'jaws.orca.dives' || key.startsWith('jaws.orca.attacks-')) this.rolling = false
    this.banner = BANNERS.has(key) && time > 0 ? { id: ++this.#count, event, lasts: time } : null
  }

  #spark(event: Message, time: number): void {
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
function sparkOf({ key, params }: Message, { crew, shark }: Act2View): Seen | null {
  const space = String(params.space ?? crew.find(({ seat }) => seat === params.seat)?.at ?? '')
  switch (key) {
    case 'jaws.orca.fell':
    case 'jaws.orca.surfaced':
    case 'jaws.orca.rammed':
      return { kind: 'splash', space }
    case 'jaws.orca.boat-damaged':
    case 'jaws.orca.boat-destroyed':
      return { kind: 'crack', space }
    case 'jaws.orca.attacks-boat':
    case 'jaws.orca.attacks-boat-again':
    case 'jaws.orca.attacks-crew':
    case 'jaws.orca.attacks-crew-again':
      return { kind: 'aim', space }
    case 'jaws.orca.wounded':
      return { kind: 'wound', space, count: Number(params.wounds) }
    case 'jaws.orca.hit':
    case 'jaws.orca.barbs':
      return { kind: 'wound', space: shark.at ?? '', count: Number(params.wounds) }
    default:
      return null
  }
}
