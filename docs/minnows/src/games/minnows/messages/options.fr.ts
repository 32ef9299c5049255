import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './options.en.ts'

export const fr = {
  'minnows.option.players': '{players|Un requin|# requins}',
  'minnows.option.shoal.small': 'Un petit banc',
  'minnows.option.shoal.large': 'Un grand banc',
} as const

fr satisfies Translates<typeof fr, typeof en>
