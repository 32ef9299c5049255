import type { WatchingWords } from './en.ts'

export const fr: WatchingWords = {
  'watching.chip': 'Vous regardez',
}
