import type { SharkId } from '#games/sharks/components.ts'
import type { SharksKey } from './words.ts'

/** What each shark can do that others cannot. */
export const SKILLS = {
  bull: 'sharks.skill.bull',
  thresher: 'sharks.skill.thresher',
  hammerhead: 'sharks.skill.hammerhead',
  'great-white': 'sharks.skill.great-white',
  mako: 'sharks.skill.mako',
  tiger: 'sharks.skill.tiger',
} as const satisfies { readonly [id in SharkId]: SharksKey }
