import type { Practice } from '#kernel/practice.ts'
import type { Lesson } from '../boards/lesson.ts'
import type { Loaded } from '../client/kits.ts'
import { Stage } from '../client/stage.svelte.ts'
import { word } from '../i18n/words.svelte.ts'
import { Cues } from '../sound/cues.ts'
import { notices } from '../ui/notices.svelte.ts'

/** Goes through a lesson: waits for what is to be done, lets the opponent answer, and goes on. */
export class CourseOfLesson {
  readonly lesson: Lesson
  readonly stage: Stage
  at = $state(0)
  spoken = $state('')
  readonly step = $derived.by(() => this.lesson.steps[this.at])
  readonly isLast = $derived.by(() => this.at === this.lesson.steps.length - 1)
  /** What is still to be played in this step. */
  left = $state.raw<readonly string[]>([])
  readonly acting: string | null = $derived.by(() =>
    this.left.length > 0 && this.stage.isNow ? this.#seat : null,
  )
  readonly #seat: string = $derived.by(() => this.step.seat ?? this.lesson.seat)
  readonly #practice: Practice
  readonly #opponent: string[]
  readonly #cues = new Cues()

  constructor(lesson: Lesson, { kit, content, say }: Loaded) {
    this.lesson = lesson
    this.#practice = lesson.open(content)
    this.#opponent = [...lesson.opponentPlays]
    this.left = lesson.steps[0].plays
    this.stage = new Stage({
      lasts: (events) => kit.lasts(events),
      timing: () => kit,
      begins: (events, timeline) => {
        this.spoken = events.map(say).join(' ')
        if (timeline === null) this.#cues.stop()
        else this.#cues.begin(timeline, kit.sounds)
      },
      missing: () => {},
    })
    this.stage.receive(this.#practice.latest)
  }

  close(): void {
    this.stage.close()
    this.#cues.stop()
  }

  /** Of what may be done, only what comes next. */
  get legal(): readonly string[] {
    return (this.stage.latest?.legal[this.#seat] ?? []).filter((action) => action === this.left[0])
  }

  next(): void {
    if (this.isLast) return
    this.#answer()
    this.at++
    this.left = this.step.plays
  }

  submit(actions: readonly string[]): boolean {
    const fits = actions.every((action, index) => action === this.left[index])
    if (!fits || !this.#practice.act(this.#seat, actions)) {
      notices.say(word('learn.not-that'))
      return false
    }
    this.stage.receive(this.#practice.latest)
    this.left = this.left.slice(actions.length)
    if (this.left.length > 0) return true
    this.next()
    return true
  }

  /** The others play what the lesson has them play. */
  #answer(): void {
    const { opponent } = this.lesson
    for (const [seat, action] of this.step.answers ?? [])
      if (this.#practice.act(seat, [action])) this.stage.receive(this.#practice.latest)
    while (this.#practice.legal(opponent).length > 0) {
      const action = this.#opponent.shift()
      if (action === undefined || !this.#practice.act(opponent, [action])) return
      this.stage.receive(this.#practice.latest)
    }
  }
}
