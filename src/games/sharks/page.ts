import { type PageGame, pageGame } from '#kernel/page.ts'
import type { SharksContent } from './content/schema.ts'
import type { SharksOptions } from './options.ts'
import { playedSharks } from './played.ts'
import { settingOf } from './setting.ts'
import type { SharksView } from './view.ts'

/** The one door through which the page reaches the rules of Sharks. */
export {
  DIRECTIONS,
  HAND,
  PLAYERS,
  SHARKS,
  SIZES,
  STOMACH,
  TIDE_BONUS,
  TIDE_TILES,
  TILES,
  TYPES,
} from './components.ts'
export { contentNames, designIn, sharkIn } from './content/names.ts'
export { cardPoints, cardText, creatureHere, leavesTrash, sizeHere } from './preview.ts'

export function openSharks(
  options: SharksOptions,
  content: SharksContent,
  rules: number | undefined,
): PageGame<SharksView> {
  return pageGame(playedSharks(settingOf(options, content, rules)))
}
