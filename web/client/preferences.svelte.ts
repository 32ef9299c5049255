import { recall, remember } from './memory.ts'

export const PACES = ['calm', 'usual', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** How a window can be laid out: beside each other where it is large, and where it is long and low; else one under the other. */
const WIDE = '(min-width: 900px) and (min-height: 521px)'
const LOW = '(min-width: 540px) and (max-height: 520px)'

const TIMES: { readonly [pace in Pace]: number } = { calm: 1.6, usual: 1, fast: 0.5, 'at-once': 0 }

/** How this device likes it: pace, sound, motion. */
class Preferences {
  pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? 'usual')
  sound = $state(recall('sound') !== 'off')
  reduced = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  wide = $state(matchMedia(WIDE).matches)
  /** A phone on its side, or a page enlarged to twice its size. */
  low = $state(matchMedia(LOW).matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => {
      this.reduced = matches
    })
    matchMedia(WIDE).addEventListener('change', ({ matches }) => {
      this.wide = matches
    })
    matchMedia(LOW).addEventListener('change', ({ matches }) => {
      this.low = matches
    })
  }

  setPace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? 'on' : 'off')
  }

  scaled(milliseconds: number): number {
    return milliseconds * TIMES[this.pace]
  }
}

export const preferences = new Preferences()
