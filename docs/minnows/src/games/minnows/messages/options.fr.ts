import type { Translated } from '#kernel/catalogues.ts'
import type { en } from './options.en.ts'

export const fr: Translated<typeof en> = {
  'minnows.option.players': '{players|Un requin|# requins}',
  'minnows.option.shoal.small': 'Un petit banc',
  'minnows.option.shoal.large': 'Un grand banc',
}
