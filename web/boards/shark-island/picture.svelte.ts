import type { FinId, IconId, SeatId } from '#games/shark-island/components.ts'
import type { IslandEvent } from '#games/shark-island/events.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { Picture } from '../picture.svelte.ts'
import { judged, type Verdicts } from './combat-phase/verdicts.ts'
import { after } from './happening.ts'
import { isFight } from './parts.ts'
import { tileAt } from './tiles.ts'

export interface Roll {
  readonly seat: SeatId
  readonly icons: readonly IconId[]
  /** Counts up, so that the same icons rolled again are seen to roll. */
  readonly id: number
}

/** A fin being turned over: still in doubt, then seen. */
export interface Turning {
  readonly tile: number
  readonly fin: FinId
  readonly seen: boolean
}

export class IslandPicture extends Picture<IslandView, IslandEvent> {
  /** The dice as they fell last. */
  roll = $state.raw<Roll | null>(null)
  verdicts: Verdicts = $state.raw({})
  turning = $state.raw<Turning | null>(null)
  /** Whether the lines of a combat lie on the table. */
  fighting = $state(false)
  #rolls = 0

  constructor(view: IslandView) {
    super(view)
    this.rest(view)
  }

  protected override after(view: IslandView, event: IslandEvent, end: IslandView): IslandView {
    return after(view, event, end)
  }

  override rest(view: IslandView): void {
    super.rest(view)
    this.turning = null
    this.fighting = isFight(view)
    if (!this.fighting) this.verdicts = {}
    if (view.question === 'strategy' || view.question === 'spend' || view.question === 'place')
      this.roll = null
  }

  /** Of what led there, the dice stay on the table. */
  override settle(view: IslandView, events: readonly IslandEvent[]): void {
    for (const event of events) this.#note(event)
    this.rest(view)
  }

  protected override begins(event: IslandEvent, time: number): void {
    this.#note(event)
    const { key, params } = event
    if (key === 'shark-island.turned' && time > 0)
      this.turning = { tile: tileAt(params.tile), fin: params.fin, seen: false }
  }

  protected override comesOut({ key }: IslandEvent, _next: IslandView, time: number): void {
    if (key === 'shark-island.turned' && time > 0 && this.turning !== null)
      this.turning = { ...this.turning, seen: true }
  }

  #note(event: IslandEvent): void {
    const { key, params } = event
    if (key !== 'shark-island.turned') this.turning = null
    this.verdicts = judged(this.verdicts, event)
    switch (key) {
      case 'shark-island.rolled':
      case 'shark-island.searched':
        this.roll = { seat: params.seat, icons: params.icons, id: ++this.#rolls }
        return
      case 'shark-island.night':
        this.roll = { seat: 'shark', icons: params.icons, id: ++this.#rolls }
        return
      case 'shark-island.combat':
        this.fighting = true
        this.verdicts = {}
        return
      case 'shark-island.dusk':
      case 'shark-island.round':
        this.roll = null
        this.fighting = false
        return
      case 'shark-island.terrorized':
        this.fighting = false
    }
  }
}
