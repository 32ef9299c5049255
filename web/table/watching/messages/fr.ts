import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'watching.chip': 'Vous regardez',
} as const

fr satisfies Translates<typeof fr, typeof en>
