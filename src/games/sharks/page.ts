import { type PageGame, pageGame } from '../../kernel/page.ts'
import { type Practice, practise, type Script } from '../../kernel/practice.ts'
import type { SharksContent } from './content/schema.ts'
import { sharksGame } from './game.ts'
import type { SharksOptions } from './options.ts'
import type { SharksView } from './view.ts'

/** The one door through which the page reaches the rules of Sharks. */
export { DIRECTIONS, SHARKS, SIZES, STOMACH, TIDE_TILES, TILES, TYPES } from './components.ts'
export { contentNames } from './content/names.ts'
export { cardPoints, cardText } from './preview.ts'

export function openSharks(options: SharksOptions, content: SharksContent): PageGame<SharksView> {
  return pageGame(sharksGame(options, content))
}

/** A match of one's own on this device, with draws that can be told beforehand: for the first game. */
export function practiseSharks(
  options: SharksOptions,
  content: SharksContent,
  eyes: string,
  script: Script,
): Practice {
  return practise(sharksGame(options, content), [eyes], script)
}
