import type { SharksEvent } from '#games/sharks/events.ts'
import { TIDE_BONUS } from '#games/sharks/page.ts'
import type { ItemView, SharksView } from '#games/sharks/view.ts'
import { Picture } from '../picture.svelte.ts'
import { after, creatureOf } from './happening.ts'
import { facing, headingTo, isSpot, nearestTurn, type Place, placeOf } from './places.ts'

/** Something that shows for a moment: what is eaten, points, a tile that turned. */
export interface Spark {
  readonly id: number
  readonly at: Place
  readonly item?: ItemView
  readonly points?: number
  readonly lasts: number
}

export class SharksPicture extends Picture<SharksView, SharksEvent> {
  headings: { readonly [seat: string]: number } = $state.raw({})
  sparks: readonly Spark[] = $state.raw([])
  /** Tiles that have just been turned over. */
  turned: ReadonlySet<string> = $state.raw(new Set<string>())
  #count = 0

  constructor(view: SharksView) {
    super(view)
    this.headings = Object.fromEntries(view.seats.map(({ seat, at }) => [seat, facing(at, view.rows)]))
  }

  protected override after(view: SharksView, event: SharksEvent, end: SharksView): SharksView {
    return after(view, event, end)
  }

  override rest(view: SharksView): void {
    this.#turnHeads(view)
    super.rest(view)
    this.sparks = []
    this.turned = new Set()
  }

  protected override comesOut({ key, params }: SharksEvent, next: SharksView, time: number): void {
    this.#turnHeads(next)
    if (time === 0) return
    const seat = 'seat' in params ? next.seats.find((each) => each.seat === params.seat) : undefined
    const at = placeOf(seat?.at ?? next.boat, next.rows)
    const add = (spark: Omit<Spark, 'id' | 'at' | 'lasts'>): void => {
      this.sparks = [...this.sparks.slice(-3), { id: ++this.#count, at, lasts: time, ...spark }]
    }
    if (key === 'sharks.drew' || key === 'sharks.took') add({ item: creatureOf(params.creature) })
    if (key === 'sharks.ate-trash') add({ item: { trash: 'up-right' } })
    if (key === 'sharks.scored') add({ points: params.points })
    if (key === 'sharks.tide-bonus') add({ points: TIDE_BONUS })
    if (key === 'sharks.tide') this.turned = new Set([...this.turned, params.cell])
  }

  #turnHeads(to: SharksView): void {
    const headings = { ...this.headings }
    for (const { seat, at } of to.seats) {
      const old = this.view.seats.find((each) => each.seat === seat)?.at ?? null
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
}
