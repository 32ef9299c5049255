import type { Catalogue } from '../../../../../src/kernel/message.ts'

/** What the page says in Act 1 besides what the game says itself. */
export const fr: Catalogue = {}
