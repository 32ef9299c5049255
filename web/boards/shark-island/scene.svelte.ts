import type { IslandView } from '../../../src/games/shark-island/view.ts'
import type { Message } from '../../../src/kernel/message.ts'
import { after, doubts, lasts, lastsOf, nameOf } from './happening.ts'

/** How a line of the combat came out, once it is known. */
export type Verdict = 'beat' | 'lost' | 'paid' | 'bonus'

export interface Roll {
  readonly seat: string
  readonly icons: readonly string[]
  /** Counts up, so that the same icons rolled again are seen to roll. */
  readonly id: number
}

/** A fin being turned over: still in doubt, then seen. */
export interface Turning {
  readonly tile: number
  readonly fin: string
  readonly seen: boolean
}

/** The picture on the table as it moves from one view to the next, an event at a time. */
export class Scene {
  view: IslandView = $state.raw() as IslandView
  /** What is happening at this moment, if anything that shows. */
  news = $state.raw<Message | null>(null)
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
    for (const event of events) this.#note(event)
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
    const whole = lasts(events)
    const slow = whole === 0 ? 0 : duration / whole
    for (const event of events) {
      const time = lastsOf(event) * slow
      this.pace = time
      this.#note(event)
      if (time > 0) this.news = event
      const doubt = time * (doubts[event.key] ?? 0)
      const isFin = nameOf(event) === 'turned' && time > 0
      const turning = { tile: Number(event.params.tile) - 1, fin: String(event.params.fin) }
      if (isFin) this.turning = { ...turning, seen: false }
      if (doubt > 0) {
        this.isDoubt = true
        await wait(doubt)
        if (run !== this.#run) return
        this.isDoubt = false
      }
      if (isFin) this.turning = { ...turning, seen: true }
      this.view = after(this.view, event, end)
      if (time > 0) await wait(time - doubt)
      if (run !== this.#run) return
    }
    this.rest(end)
  }

  #note(event: Message): void {
    const { params } = event
    const seat = String(params.seat)
    const name = nameOf(event)
    if (name !== 'turned') this.turning = null
    switch (name) {
      case 'rolled':
      case 'searched':
      case 'night':
        this.roll = {
          seat: name === 'night' ? 'shark' : seat,
          icons: params.icons as readonly string[],
          id: ++this.#rolls,
        }
        return
      case 'combat':
        this.fighting = true
        this.verdicts = {}
        return
      case 'beat':
      case 'lost':
      case 'paid':
      case 'bonus':
        this.verdicts = { ...this.verdicts, [seat]: name }
        return
      case 'dusk':
      case 'round':
        this.roll = null
        this.fighting = false
        return
      case 'terrorized':
        this.fighting = false
    }
  }
}

/** Lines lie on the table while a combat is fought, and while its winners choose. */
function isFight({ question, combat }: IslandView): boolean {
  if (question === 'offer' || question === 'dealt') return true
  if (combat.lines.every(({ size }) => size === 0)) return false
  return question === 'bonus' || question === 'aim' || question === 'pay' || question === 'discard'
}

function wait(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time))
}
