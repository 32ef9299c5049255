import type { Verb } from '#kernel/verb.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { BINOCULARS, FINDER, LAUNCH } from './words.ts'

/** What the crew look for the shark with, and what using it is; an event can put one out of use. */
const USES: { readonly [device in Device]: Verb | Action } = {
  binoculars: BINOCULARS,
  'fish-finder': FINDER,
  barrels: LAUNCH,
}

export const DEVICES = ['binoculars', 'fish-finder', 'barrels'] as const
export type Device = (typeof DEVICES)[number]

export function isUse(device: Device, action: Action): boolean {
  const use = USES[device]
  return typeof use === 'number' ? use === action : use.has(action)
}
