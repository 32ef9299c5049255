import type { Timed } from '../client/timing.ts'
import { SOUNDS, type Sound } from './sounds.ts'

export interface Cue {
  readonly sound: Sound
  /** Milliseconds after the first of the events is shown. */
  readonly at: number
}

/** The sound of an event, by its key. */
export type Score = { readonly [event: string]: Sound }

/** What is to be heard of these events as they are shown. */
export function cuesOf(timeline: readonly Timed[], score: Score): Cue[] {
  const cues: Cue[] = []
  for (const { event, at } of timeline) {
    const sound = score[event.key]
    if (sound !== undefined && !cues.some((cue) => cue.sound === sound && cue.at === at))
      cues.push({ sound, at })
  }
  const takesTime = timeline.some(({ lasts }) => lasts > 0)
  return takesTime ? cues : cues.sort((a, b) => gravity(b) - gravity(a)).slice(0, 1)
}

function gravity({ sound }: Cue): number {
  return SOUNDS.indexOf(sound)
}
