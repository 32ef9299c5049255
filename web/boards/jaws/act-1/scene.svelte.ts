import type { Act1View } from '../../../../src/games/jaws/act-1/view.ts'
import type { Message } from '../../../../src/kernel/message.ts'
import { after } from './happening.ts'
import { telling } from './telling.ts'

/** The picture on the table as it moves from one view to the next, an event at a time. */
export class Scene {
  view: Act1View = $state.raw() as Act1View
  /** Milliseconds a piece takes to get where it goes; 0 while nothing moves. */
  pace = $state(0)
  /** The space where something just happened, to look at. */
  struck = $state<string | null>(null)
  /** What is being shown; null when everything stands as it is. */
  event: Message | null = $state.raw(null)
  #run = 0

  constructor(view: Act1View) {
    this.view = view
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
  async play(before: Act1View, events: readonly Message[], view: Act1View, duration: number): Promise<void> {
    this.rest(before)
    const run = this.#run
    const whole = events.reduce((sum, { key }) => sum + (telling.lasts[key] ?? 0), 0)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events) {
      const time = (telling.lasts[event.key] ?? 0) * slow
      this.pace = time
      this.view = after(this.view, event)
      const { space, beach } = event.params
      if (time > 0 && (space ?? beach) !== undefined) this.struck = String(space ?? beach)
      if (time === 0) continue
      this.event = event
      await new Promise((done) => setTimeout(done, time))
      if (run !== this.#run) return
    }
    this.rest(view)
  }
}
