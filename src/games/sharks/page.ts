import { latePageGame, type PageGame } from '#kernel/page.ts'
import type { SharksContent } from './content/schema.ts'
import type { SharksOptions } from './options.ts'
import type { playedSharks } from './played.ts'
import { settingOf } from './setting.ts'
import { spokenSharks } from './spoken.ts'
import type { SharksView } from './view.ts'

/** The door through which the page reaches what Sharks says; the rules to be played come in by `rules.ts`, later. */
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
  play: typeof playedSharks | null,
): PageGame<SharksView> {
  const setting = settingOf(options, content, rules)
  const game = play?.(setting) ?? null
  return latePageGame(spokenSharks(setting), () => game)
}
