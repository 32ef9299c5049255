import type { SharksEvent } from '#games/sharks/events.ts'
import { TIDE_BONUS } from '#games/sharks/page.ts'
import type { ItemView, SharksView } from '#games/sharks/view.ts'
import type { Message } from '#kernel/message.ts'
import { after, creatureOf, ofSharks } from './happening.ts'
import { facing, headingTo, isSpot, nearestTurn, type Place, placeOf } from './places.ts'
import { telling } from './telling.ts'

/** Something that shows for a moment: what is eaten, points, a tile that turned. */
export interface Spark {
  readonly id: number
  readonly at: Place
  readonly item?: ItemView
  readonly points?: number
  readonly lasts: number
}

/** The picture on the table as it moves from one view to the next, an event at a time. */
export class Scene {
  view: SharksView = $state.raw() as SharksView
  headings: { readonly [seat: string]: number } = $state.raw({})
  sparks: readonly Spark[] = $state.raw([])
  /** Tiles that have just been turned over. */
  turned: ReadonlySet<string> = $state.raw(new Set<string>())
  /** Milliseconds one step of a piece takes now; 0 while nothing moves. */
  pace = $state(0)
  #run = 0
  #count = 0

  constructor(view: SharksView) {
    this.view = view
    this.headings = Object.fromEntries(view.seats.map(({ seat, at }) => [seat, facing(at, view.rows)]))
  }

  /** Stands as the view has it, whatever was going on. */
  rest(view: SharksView): void {
    this.#run++
    this.#turnHeads(this.view, view)
    this.view = view
    this.sparks = []
    this.turned = new Set()
    this.pace = 0
  }

  /** Moves from one view to the next through what happened, in the time there is. */
  async play(
    before: SharksView,
    events: readonly Message[],
    view: SharksView,
    duration: number,
  ): Promise<void> {
    this.rest(before)
    const run = this.#run
    const whole = telling.lasts(events)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events) {
      const time = telling.lastsOf(event) * slow
      this.pace = time
      const next = after(this.view, event)
      this.#turnHeads(this.view, next)
      this.#spark(ofSharks(event), next, time)
      this.view = next
      if (time === 0) continue
      await new Promise((done) => setTimeout(done, time))
      if (run !== this.#run) return
    }
    this.rest(view)
  }

  #turnHeads(from: SharksView, to: SharksView): void {
    const headings = { ...this.headings }
    for (const { seat, at } of to.seats) {
      const old = from.seats.find((each) => each.seat === seat)?.at ?? null
      const now = headings[seat] ?? 0
      if (at === null || at === old) continue
      const way =
        old === null || isSpot(at)
          ? facing(at, to.rows)
          : headingTo(placeOf(old, to.rows), placeOf(at, to.rows))
      headings[seat] = nearestTurn(now, way)
    }
    this.headings = headings
  }

  #spark({ key, params }: SharksEvent, view: SharksView, time: number): void {
    if (time === 0) return
    const seat = 'seat' in params ? view.seats.find((each) => each.seat === params.seat) : undefined
    const at = placeOf(seat?.at ?? view.boat, view.rows)
    const add = (spark: Omit<Spark, 'id' | 'at' | 'lasts'>): void => {
      this.sparks = [...this.sparks.slice(-3), { id: ++this.#count, at, lasts: time, ...spark }]
    }
    if (key === 'sharks.drew' || key === 'sharks.took') add({ item: creatureOf(params.creature) })
    if (key === 'sharks.ate-trash') add({ item: { trash: 'up-right' } })
    if (key === 'sharks.scored') add({ points: params.points })
    if (key === 'sharks.tide-bonus') add({ points: TIDE_BONUS })
    if (key === 'sharks.tide') this.turned = new Set([...this.turned, params.cell])
  }
}
