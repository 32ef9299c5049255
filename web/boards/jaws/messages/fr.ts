import type { Catalogue } from '../../../../src/kernel/message.ts'

/** What the page of JAWS says besides what the game says itself, outside the two acts. */
export const fr: Catalogue = {}
