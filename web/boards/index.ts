import { wordIn } from '#kernel/text.ts'
import { speech } from '../i18n/words.svelte.ts'
import type { GamePage } from './board.ts'
import * as shelf from './shelf.ts'

/** The shelf, in the order of the posters. */
export const PAGES: readonly GamePage[] = Object.values(shelf)

export function pageOf(game: string): GamePage | undefined {
  return PAGES.find(({ id }) => id === game)
}

/** What a game is called in the language of the page. */
export function nameOf(game: string): string {
  const page = pageOf(game)
  return page === undefined ? game : wordIn(page.name, speech.language)
}
