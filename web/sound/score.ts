import type { Message } from '../../src/kernel/message.ts'
import { SOUNDS, type Sound } from './sounds.ts'

export interface Cue {
  readonly sound: Sound
  /** Milliseconds after the first of the events is shown. */
  readonly at: number
}

export interface Score {
  readonly sounds: { readonly [event: string]: Sound }
  /** Milliseconds that events take at the usual pace. */
  lasts(events: readonly Message[]): number
}

/** What is to be heard of these events when they are shown one after the other in so much time. */
export function cuesOf(events: readonly Message[], duration: number, { sounds, lasts }: Score): Cue[] {
  const times = events.map((event) => lasts([event]))
  const whole = times.reduce((sum, time) => sum + time, 0)
  const cues: Cue[] = []
  let passed = 0
  for (const [index, { key }] of events.entries()) {
    const sound = sounds[key]
    const at = whole === 0 ? 0 : (duration * passed) / whole
    if (sound !== undefined && !cues.some((cue) => cue.sound === sound && cue.at === at))
      cues.push({ sound, at })
    passed += times[index]
  }
  return duration > 0 ? cues : cues.sort((a, b) => gravity(b) - gravity(a)).slice(0, 1)
}

function gravity({ sound }: Cue): number {
  return SOUNDS.indexOf(sound)
}
