import type { Message } from '#kernel/message.ts'
import { startsOf } from '../client/timing.ts'
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
  const starts = startsOf(events, duration, lasts)
  const cues: Cue[] = []
  for (const [index, { key }] of events.entries()) {
    const sound = sounds[key]
    const at = starts[index]
    if (sound !== undefined && !cues.some((cue) => cue.sound === sound && cue.at === at))
      cues.push({ sound, at })
  }
  return duration > 0 ? cues : cues.sort((a, b) => gravity(b) - gravity(a)).slice(0, 1)
}

function gravity({ sound }: Cue): number {
  return SOUNDS.indexOf(sound)
}
