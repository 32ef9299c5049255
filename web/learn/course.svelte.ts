import type { Practice } from '../../src/kernel/practice.ts'
import type { Loaded } from '../client/kits.ts'
import { Stage } from '../client/stage.svelte.ts'
import { word } from '../i18n/words.svelte.ts'
import { play } from '../sound/play.ts'
import { notices } from '../ui/notices.svelte.ts'
import type { Answer, Lesson } from './lesson.ts'

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
    this.left.length > 0 && this.stage.isNow ? this.lesson.seat : null,
  )
  readonly #practice: Practice
  readonly #answers: Answer[]

  constructor(lesson: Lesson, { kit, content, say }: Loaded) {
    this.lesson = lesson
    this.#practice = lesson.open(content)
    this.#answers = [...lesson.answers]
    this.left = lesson.steps[0].plays
    this.stage = new Stage({
      lasts: (events) => kit.lasts(events),
      begins: (events) => {
        this.spoken = events.map(say).join(' ')
        const sound = events.map(({ key }) => kit.sounds[key]).find((each) => each !== undefined)
        if (sound !== undefined) play(sound)
      },
      missing: () => {},
    })
    this.stage.receive(this.#practice.latest)
    this.#answer()
  }

  get legal(): readonly string[] {
    return this.stage.latest?.legal[this.lesson.seat] ?? []
  }

  next(): void {
    if (this.isLast) return
    this.at++
    this.left = this.step.plays
  }

  submit(actions: readonly string[]): boolean {
    const fits = actions.every((action, index) => action === this.left[index])
    if (!fits || !this.#practice.act(this.lesson.seat, actions)) {
      notices.say(word('learn.not-that'))
      return false
    }
    this.stage.receive(this.#practice.latest)
    this.left = this.left.slice(actions.length)
    if (this.left.length > 0) return true
    this.#answer()
    this.next()
    return true
  }

  /** The others play what the lesson has them play, until the learner is asked. */
  #answer(): void {
    for (;;) {
      const [next] = this.#answers
      if (next === undefined || this.#practice.legal(next.seat).length === 0) return
      if (!this.#practice.act(next.seat, next.plays)) return
      this.#answers.shift()
      this.stage.receive(this.#practice.latest)
    }
  }
}
