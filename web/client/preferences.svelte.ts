import { recall, remember } from './memory.ts'

export const PACES = ['calm', 'usual', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

const TIMES: { readonly [pace in Pace]: number } = { calm: 1.6, usual: 1, fast: 0.5, 'at-once': 0 }

/** How this device likes it: pace, sound, motion. */
class Preferences {
  pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? 'usual')
  sound = $state(recall('sound') !== 'off')
  reduced = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  wide = $state(matchMedia('(min-width: 900px)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => {
      this.reduced = matches
    })
    matchMedia('(min-width: 900px)').addEventListener('change', ({ matches }) => {
      this.wide = matches
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
