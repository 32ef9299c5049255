import type { Text } from '#kernel/text.ts'

/** What the game is called: apart from its other words, so that a page which lists the games needs none of them. */
export const name = { en: 'Shark Island', fr: 'Shark Island' } as const satisfies Text
