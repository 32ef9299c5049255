import { preferences } from '../client/preferences.svelte.ts'
import type { Sound } from './sounds.ts'

let context: AudioContext | null = null
/** What sounds are made of, fetched when something may be heard. */
let motifs: Promise<typeof import('./motifs.ts')> | null = null

/** Browsers let a page sound only after somebody has touched it. */
export function wake(): void {
  if (context === null) {
    if (typeof AudioContext === 'undefined') return
    context = new AudioContext()
  }
  if (context.state === 'suspended') void context.resume()
  if (motifs !== null || !preferences.sound) return
  motifs = import('./motifs.ts')
  motifs.catch(() => {
    motifs = null
  })
}

export function play(sound: Sound): void {
  const audio = context
  if (!preferences.sound || audio === null || audio.state !== 'running') return
  motifs?.then(
    ({ sounded }) => sounded(audio, sound),
    () => {},
  )
}
