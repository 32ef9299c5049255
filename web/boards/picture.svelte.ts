import type { Message } from '#kernel/message.ts'
import type { Timed } from '../client/timing.ts'

/**
 * The picture on the table as it moves from one view to the next, an event at a time. A board adds what an event does to
 * the view (`after`), and what else there is to see of it. A table sends messages of every kind: one that is no event of
 * the board changes nothing on it.
 */
export abstract class Picture<V, Event extends Message> {
  view: V = $state.raw() as V
  /** What is being shown; null when everything stands as it is. */
  event: Event | null = $state.raw(null)
  /** Milliseconds that it takes; 0 while nothing moves. */
  pace = $state(0)
  /** Whether the picture is still on its way to the view. */
  isMoving = $state(false)
  /** Whether nobody can tell yet how it comes out: dice tumble, a fin is being turned over. */
  isInDoubt = $state(false)
  #run = 0

  constructor(view: V) {
    this.view = view
  }

  /** How things stand after an event, on the way to how they stand in the end. */
  protected abstract after(view: V, event: Event, end: V): V

  /** What else is seen as an event begins. */
  protected begins(_event: Event, _time: number): void {}

  /** What else is seen once it has come out, in the time that is left; the view is still the one before. */
  protected comesOut(_event: Event, _next: V, _time: number): void {}

  /** Stands as the view has it, whatever was going on. */
  rest(view: V): void {
    this.#run++
    this.view = view
    this.event = null
    this.pace = 0
    this.isMoving = false
    this.isInDoubt = false
  }

  /** Stands as these events have left it, without the way there. */
  settle(view: V, _events: readonly Event[]): void {
    this.rest(view)
  }

  /** Moves to a view through what happened, in the time there is; without one to come from, it is only told. */
  async play(before: V | null, timeline: readonly Timed<Event>[], end: V): Promise<void> {
    this.rest(before ?? end)
    const run = this.#run
    this.isMoving = true
    for (const { event, lasts, doubt } of timeline) {
      this.pace = lasts
      if (lasts > 0) this.event = event
      this.begins(event, lasts)
      if (doubt > 0) {
        this.isInDoubt = true
        await wait(doubt)
        if (run !== this.#run) return
        this.isInDoubt = false
      }
      const next = before === null ? this.view : this.after(this.view, event, end)
      this.comesOut(event, next, lasts - doubt)
      this.view = next
      if (lasts === 0) continue
      await wait(lasts - doubt)
      if (run !== this.#run) return
    }
    this.rest(end)
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
