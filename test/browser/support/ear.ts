import type { Visitor } from './visitor.ts'

export interface Noticed {
  /** Every tone and noise that was begun: its shape and the pitch it begins with. */
  sounds: string[]
  /** How often the browser was asked for leave to notify. */
  asked: number
  shown: string[]
  hidden: boolean
}

/** Listens to what the page does with the browser's sounds and notifications, and can put its tab behind another. */
const EAR = `
  window.noticed = { sounds: [], asked: 0, shown: [], hidden: false }
  // Once somebody has touched the page it may sound at once: how soon the machine's audio is up is no part of a story.
  Object.defineProperty(BaseAudioContext.prototype, 'state', {
    get: () => (navigator.userActivation.hasBeenActive ? 'running' : 'suspended'),
  })
  const pitches = new WeakMap()
  const set = AudioParam.prototype.setValueAtTime
  AudioParam.prototype.setValueAtTime = function (value, when) {
    if (!pitches.has(this)) pitches.set(this, value)
    return set.call(this, value, when)
  }
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start
    kind.prototype.start = function (...when) {
      const heard = this.type === undefined ? 'noise' : this.type + ' ' + pitches.get(this.frequency)
      if (this.context.state === 'running') window.noticed.sounds.push(heard)
      return begin.apply(this, when)
    }
  }
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
      window.noticed.asked++
      return (this.permission = 'granted')
    }
    constructor(title) {
      window.noticed.shown.push(title)
    }
    close() {}
  }
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.noticed.hidden })
`

/** The tone by which a sound is known. */
const TELLTALE = { fin: 'sawtooth 82', siren: 'triangle 440', splash: 'sine 120', dice: 'triangle 900' }

/** From its next page on, what this visitor's browser does is noticed. */
export async function listen({ page }: Visitor): Promise<void> {
  await page.addInitScript(EAR)
}

export const noticed = ({ page }: Visitor): Promise<Noticed> => page.evaluate('window.noticed')

export async function sounds(visitor: Visitor): Promise<number> {
  return (await noticed(visitor)).sounds.length
}

/** How often a sound was begun. */
export async function heard(visitor: Visitor, sound: keyof typeof TELLTALE): Promise<number> {
  return (await noticed(visitor)).sounds.filter((each) => each === TELLTALE[sound]).length
}
