import type { Message } from '../../../src/kernel/message.ts'

/** Of what has no seat in it, or one to whom it is done. */
const SIGNS: readonly (readonly [seat: string, keys: RegExp])[] = [
  [
    'shark',
    /^jaws\.(started|plan\..*|ate.*|sensors|no-sensors|token|no-token|knocked|track)$|^jaws\.orca\.(hand|plan.*|locked.*|showed|surfaced|ability|shook-off|barbs|rammed|attacks.*|no-attack|no-second|rolled|rerolled|boat.*|muzzled|dives)$/,
  ],
  ['quint', /^jaws\.(launched|missed|hit)$/],
  ['brody', /^jaws\.(seen|not-seen|closed)$/],
  ['hooper', /^jaws\.finder/],
]

export function signOf({ key }: Message): string | undefined {
  return SIGNS.find(([, keys]) => keys.test(key))?.[0]
}
