import type { Word } from '#kernel/catalogue.ts'
import type { Catalogue } from '#kernel/message.ts'
import type { Say } from './board.ts'

/** Says what the catalogues of a game have: `say` is asked for each time, since the language may have changed. */
export function wordsBy<Words extends Catalogue>(say: () => Say): Word<Words> {
  return (key, params = {}) => say()({ key, params })
}
