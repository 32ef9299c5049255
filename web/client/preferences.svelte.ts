import { CHOICE_NAMES, type ChoiceName, type Choices, chosenBy } from './choices.ts'
import { recall, remember } from './memory.ts'

/** How a window can be laid out: beside each other where it is large, and where it is long and low; else one under the other. */
const WIDE = '(min-width: 900px) and (min-height: 521px)'
const LOW = '(min-width: 540px) and (max-height: 520px)'

const TIMES: { readonly [pace in Choices['pace']]: number } = { calm: 1.6, usual: 1, fast: 0.5, 'at-once': 0 }

/** How this device likes it: what was chosen, sound, motion. */
class Preferences {
  chosen = $state.raw(
    Object.fromEntries(CHOICE_NAMES.map((name) => [name, chosenBy(name, recall(name))])) as Choices,
  )
  sound = $state(recall('sound') !== 'off')
  reduced = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  wide = $state(matchMedia(WIDE).matches)
  /** A phone on its side, or a page enlarged to twice its size. */
  low = $state(matchMedia(LOW).matches)

  constructor() {
    this.#show()
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

  choose(name: ChoiceName, value: string): void {
    this.chosen = { ...this.chosen, [name]: chosenBy(name, value) }
    remember(name, value)
    this.#show()
  }

  /** Styles read the choices from the attributes of the page. */
  #show(): void {
    for (const name of CHOICE_NAMES) document.documentElement.dataset[name] = this.chosen[name]
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? 'on' : 'off')
  }

  scaled(milliseconds: number): number {
    return milliseconds * TIMES[this.chosen.pace]
  }
}

export const preferences = new Preferences()
