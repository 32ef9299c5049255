import { type PageGame, pageGame } from '../../kernel/page.ts'
import type { SharksContent } from './content/schema.ts'
import { sharksGame } from './game.ts'
import type { SharksOptions } from './options.ts'
import type { SharksView } from './view.ts'

/** The one door through which the page reaches the rules of Sharks. */
export { BACKS, DIRECTIONS, SHARKS, SIZES, STOMACH, TILES, TYPES } from './components.ts'
export { contentNames } from './content/names.ts'
export { cardPoints, cardText } from './preview.ts'

export function openSharks(options: SharksOptions, content: SharksContent): PageGame<SharksView> {
  return pageGame(sharksGame(options, content))
}
