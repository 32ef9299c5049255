import type { Message } from '#kernel/message.ts'

/** When each of these events is shown, in milliseconds after the first, if all of them take so much time. */
export function startsOf(
  events: readonly Message[],
  duration: number,
  lasts: (events: readonly Message[]) => number,
): number[] {
  const times = events.map((event) => lasts([event]))
  const whole = times.reduce((sum, time) => sum + time, 0)
  let passed = 0
  return times.map((time) => {
    const start = whole === 0 ? 0 : (duration * passed) / whole
    passed += time
    return start
  })
}
