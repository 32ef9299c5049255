import type { Catalogue } from '../../../../../src/kernel/message.ts'

/** What the page says in Act 2 besides what the game says itself. */
export const en: Catalogue = {}
