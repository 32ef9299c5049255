import type { Text } from '#kernel/text.ts'

export const name = { en: 'Minnows', fr: 'Vairons' } as const satisfies Text
