import type { Update } from '#kernel/match/feed.ts'
import type { Message } from '#kernel/message.ts'
import type { ViewShape } from '#kernel/view.ts'
import { preferences } from './preferences.svelte.ts'
import { type Timed, type Timing, timelineOf } from './timing.ts'

/** The table was set by hand, or the match went on by newer rules: what was shown before does not lead to what is shown now. */
const ANEW: ReadonlySet<string> = new Set(['match.laid', 'match.raised'])

function isLaid({ events }: Update): boolean {
  return events.some(({ key }) => ANEW.has(key))
}

/** Milliseconds before a part that could not be fetched is fetched again. */
const RETRY = 3000

/** What stands on the stage: a moment, what was there before it, and how long the way from there takes. */
export interface Scene {
  readonly cursor: number
  readonly view: ViewShape
  readonly before: ViewShape | null
  readonly events: readonly Message[]
  readonly duration: number
  /** The events in their time. */
  readonly timeline: readonly Timed[]
  /** Counts up with every scene. */
  readonly moment: number
}

export interface StageHands {
  /** Milliseconds that events take at the usual pace. */
  lasts(events: readonly Message[]): number
  timing(): Timing
  /** Called as a scene begins, with the events in their time; null where it is skipped. */
  begins(events: readonly Message[], timeline: readonly Timed[] | null): void
  /** Called when updates from before the first known one are missing. */
  missing(): void
  /** Fetches what a moment needs to be shown; null where all of it is here. */
  fetch?(view: ViewShape): Promise<unknown> | null
}

/** Plays what happens, one step after the other, at a pace that people can follow; and goes back on request. */
export class Stage {
  /** Everything this viewer was shown so far, as far as it is known here. */
  story = $state.raw<readonly Update[]>([])
  scene = $state.raw<Scene | null>(null)
  /** How many steps wait to be shown. */
  waiting = $state(0)
  /** The moment that is looked back at; null for now. */
  back = $state<number | null>(null)
  /** Whether a first look is to wait for what came before it, which may have something to tell on the table. */
  lacksPast = $state(false)
  /** Whether the step on the stage is still on its way. */
  isMoving = $state(false)
  /** How many of its events have been shown, with the one that is being shown unless it is still in doubt. */
  told = $state(0)
  readonly latest = $derived(this.story.at(-1) ?? null)
  /** Whether the stage shows the latest update. */
  readonly isNow = $derived(
    this.back === null && this.waiting === 0 && this.scene?.cursor === this.latest?.cursor,
  )
  /** What has been shown so far, down to the event that is being shown. */
  readonly seen: readonly Update[] = $derived.by(() => {
    const now = this.scene?.cursor ?? 0
    return this.story
      .filter(({ cursor }) => cursor <= now)
      .map((update) =>
        update.cursor === now ? { ...update, events: update.events.slice(0, this.told) } : update,
      )
  })
  readonly #hands: StageHands
  #queue: Update[] = []
  /** Updates that wait for a part of the game to be fetched. */
  #held: Update[] = []
  #timer = 0
  #retry = 0
  #telling: number[] = []
  #moment = 0

  constructor(hands: StageHands) {
    this.#hands = hands
  }

  receive(update: Update): void {
    if (this.#held.push(update) === 1) this.#take()
  }

  /** Takes in held updates, as far as the parts to show them are here. */
  #take(): void {
    for (let [update] = this.#held; update !== undefined; [update] = this.#held) {
      const coming = this.#hands.fetch?.(update.view) ?? null
      if (coming !== null) {
        const waiting = update
        const goOn = (): void => {
          if (this.#held[0] === waiting) this.#take()
        }
        coming.then(goOn, () => {
          this.#retry = setTimeout(goOn, RETRY)
        })
        return
      }
      this.#held.shift()
      this.#add(update)
    }
  }

  #add(update: Update): void {
    const last = this.story.at(-1)
    if (last !== undefined && update.cursor === last.cursor + 1 && !isLaid(update)) {
      this.story = [...this.story, update]
      this.#queue.push(update)
      this.waiting = this.#queue.length
      if (this.#timer === 0) this.#next()
      return
    }
    if (last !== undefined && update.cursor === last.cursor) return
    this.#stop()
    this.story = [update]
    this.back = null
    this.lacksPast = last === undefined && update.cursor > 1
    this.#show(update, null, 0)
    this.#hands.begins([], null)
    if (update.cursor > 1) this.#hands.missing()
  }

  /** Puts earlier updates in front of what is known, unless they are another viewer's. */
  fill(updates: readonly Update[]): void {
    const [first] = this.story
    if (first === undefined) return
    const since = updates.findLastIndex(isLaid)
    const earlier = updates.filter(({ cursor }, index) => index >= since && cursor < first.cursor)
    const last = earlier.at(-1)
    if (last?.cursor === first.cursor - 1 && last.view.mine.join() === first.view.mine.join())
      this.story = [...earlier, ...this.story]
  }

  /** Drops everything: another viewer looks now. */
  clear(): void {
    this.#stop()
    this.#letGo()
    this.story = []
    this.scene = null
    this.back = null
    this.lacksPast = false
  }

  /** Shows how things stand, without the way there. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (last === undefined) return
    const events = this.#queue.flatMap((update) => update.events)
    this.#stop()
    this.#hands.begins(events, null)
    this.#show(last, null, 0)
  }

  /** Goes to a moment that has passed, to look only; null comes back. */
  lookAt(cursor: number | null): void {
    const known = cursor === null ? this.latest : this.story.find((update) => update.cursor === cursor)
    if (known === undefined || known === null) return
    const coming = this.#hands.fetch?.(known.view) ?? null
    if (coming !== null) {
      coming.then(
        () => this.lookAt(cursor),
        () => {},
      )
      return
    }
    this.#stop()
    this.back = known === this.latest ? null : known.cursor
    this.#show(known, null, 0)
  }

  close(): void {
    this.#stop()
    this.#letGo()
  }

  #letGo(): void {
    clearTimeout(this.#retry)
    this.#held = []
  }

  #next(): void {
    this.#timer = 0
    this.isMoving = false
    // Nothing is played while somebody looks back; what happens meanwhile is there when they return.
    if (this.back !== null) {
      this.#queue = []
      this.waiting = 0
      return
    }
    const update = this.#queue.shift()
    this.waiting = this.#queue.length
    if (update === undefined) return
    const usual = this.#hands.lasts(update.events)
    const duration = document.hidden ? 0 : preferences.scaled(usual)
    const timeline = this.#show(update, this.scene?.view ?? null, duration)
    this.#hands.begins(update.events, timeline)
    this.#timer = setTimeout(() => this.#next(), Math.max(1, duration))
  }

  #show(update: Update, before: ViewShape | null, duration: number): readonly Timed[] {
    const { cursor, view, events } = update
    const timeline = timelineOf(events, duration, this.#hands.timing())
    this.scene = { cursor, view, before, events, duration, timeline, moment: ++this.#moment }
    this.isMoving = duration > 0
    this.#tell(timeline, duration)
    return timeline
  }

  #tell(timeline: readonly Timed[], duration: number): void {
    for (const timer of this.#telling) clearTimeout(timer)
    this.#telling = []
    this.told = duration > 0 ? 0 : timeline.length
    if (duration === 0) return
    for (const [index, { at: start, doubt }] of timeline.entries()) {
      const at = start + doubt
      const tell = (): void => {
        this.told = Math.max(this.told, index + 1)
      }
      if (at === 0) tell()
      else this.#telling.push(setTimeout(tell, at))
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    for (const timer of this.#telling) clearTimeout(timer)
    this.#timer = 0
    this.isMoving = false
    this.#queue = []
    this.waiting = 0
  }
}
