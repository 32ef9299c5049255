import type { Act1Event } from '#games/jaws/act-1/events.ts'
import type { Act1View } from '#games/jaws/act-1/view.ts'
import { telling } from '../telling.ts'
import { after } from './happening.ts'

/** The picture on the table as it moves from one view to the next, an event at a time. */
export class Scene {
  view: Act1View = $state.raw() as Act1View
  /** Milliseconds a piece takes to get where it goes; 0 while nothing moves. */
  pace = $state(0)
  /** The space where something just happened, to look at. */
  struck = $state<string | null>(null)
  /** What is being shown; null when everything stands as it is. */
  event: Act1Event | null = $state.raw(null)
  readonly #westDock: string
  #run = 0

  constructor(view: Act1View, westDock: string) {
    this.view = view
    this.#westDock = westDock
  }

  /** Stands as the view has it, whatever was going on. */
  rest(view: Act1View): void {
    this.#run++
    this.view = view
    this.pace = 0
    this.struck = null
    this.event = null
  }

  /** Moves from one view to the next through what happened, in the time there is. */
  async play(
    before: Act1View,
    events: readonly Act1Event[],
    view: Act1View,
    duration: number,
  ): Promise<void> {
    this.rest(before)
    const run = this.#run
    const whole = telling.lasts(events)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events) {
      const time = telling.lastsOf(event) * slow
      this.pace = time
      this.view = after(this.view, event, this.#westDock)
      const space = placeOf(event)
      if (time > 0 && space !== null) this.struck = space
      if (time === 0) continue
      this.event = event
      await new Promise((done) => setTimeout(done, time))
      if (run !== this.#run) return
    }
    this.rest(view)
  }
}

/** Where it happened. */
function placeOf({ params }: Act1Event): string | null {
  if ('space' in params) return params.space
  return 'beach' in params ? params.beach : null
}
