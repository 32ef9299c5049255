import type { FinId, IconId, SeatId } from '#games/shark-island/components.ts'
import type { IslandEvent } from '#games/shark-island/events.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Message } from '#kernel/message.ts'
import { after } from './happening.ts'
import { isFight } from './parts.ts'
import { ours, telling } from './telling.ts'
import { VERDICTS, type Verdict } from './verdicts.ts'

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

/** The picture on the table as it moves from one view to the next, an event at a time. */
export class Scene {
  view: IslandView = $state.raw() as IslandView
  /** What is happening at this moment, if anything that shows. */
  news = $state.raw<IslandEvent | null>(null)
  /** The dice as they fell last. */
  roll = $state.raw<Roll | null>(null)
  verdicts: { readonly [seat: string]: Verdict } = $state.raw({})
  turning = $state.raw<Turning | null>(null)
  /** Whether what is happening has not come out yet: dice tumble, a fin is being turned over. */
  isDoubt = $state(false)
  /** Whether the lines of a combat lie on the table. */
  fighting = $state(false)
  /** Milliseconds the present event takes; 0 while nothing moves. */
  pace = $state(0)
  /** Whether the picture is still on its way to the view. */
  isMoving = $state(false)
  #run = 0
  #rolls = 0

  constructor(view: IslandView) {
    this.rest(view)
  }

  /** Stands as the view has it, whatever was going on; of what led there, the dice stay on the table. */
  rest(view: IslandView, events: readonly Message[] = []): void {
    this.#run++
    for (const event of events) this.#note(ours(event))
    this.view = view
    this.news = null
    this.turning = null
    this.isDoubt = false
    this.pace = 0
    this.isMoving = false
    this.fighting = isFight(view)
    if (!this.fighting) this.verdicts = {}
    if (view.question === 'strategy' || view.question === 'spend' || view.question === 'place')
      this.roll = null
  }

  /** Moves from one view to the next through what happened, in the time there is. */
  async play(
    before: IslandView,
    events: readonly Message[],
    end: IslandView,
    duration: number,
  ): Promise<void> {
    this.rest(before)
    this.isMoving = true
    const run = this.#run
    const whole = telling.lasts(events)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events.map(ours)) {
      const time = telling.lastsOf(event) * slow
      this.pace = time
      this.#note(event)
      if (time > 0) this.news = event
      const doubt = time * (telling.doubts[event.key] ?? 0)
      const { key, params } = event
      const turning =
        key === 'shark-island.turned' && time > 0 ? { tile: params.tile - 1, fin: params.fin } : null
      if (turning !== null) this.turning = { ...turning, seen: false }
      if (doubt > 0) {
        this.isDoubt = true
        await wait(doubt)
        if (run !== this.#run) return
        this.isDoubt = false
      }
      if (turning !== null) this.turning = { ...turning, seen: true }
      this.view = after(this.view, event, end)
      if (time > 0) await wait(time - doubt)
      if (run !== this.#run) return
    }
    this.rest(end)
  }

  #note(event: IslandEvent): void {
    const { key, params } = event
    if (key !== 'shark-island.turned') this.turning = null
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
      case 'shark-island.beat':
      case 'shark-island.lost':
      case 'shark-island.paid':
      case 'shark-island.bonus':
        this.verdicts = { ...this.verdicts, [params.seat]: VERDICTS[key] }
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

function wait(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time))
}
