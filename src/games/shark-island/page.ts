import { type PageGame, pageGame } from '../../kernel/page.ts'
import { type Practice, practise, type Script } from '../../kernel/practice.ts'
import type { IslandContent } from './content/schema.ts'
import { islandGame } from './game.ts'
import type { IslandOptions } from './options.ts'
import type { IslandView } from './view.ts'

/** The one door through which the page reaches the rules of Shark Island. */
export {
  CARDS,
  COINS,
  EVENTS,
  FINS,
  GHOST_TERROR,
  HUNTERS,
  ICONS,
  LEAST_TERROR,
  OF_ONE_EVENT,
  PRICES,
  STRATEGIES,
  TARGET,
  WARES,
} from './components.ts'
export { contentNames } from './content/names.ts'
export { cardTexts, dayTexts, effectText, totalOf } from './preview.ts'

export function openIsland(options: IslandOptions, content: IslandContent): PageGame<IslandView> {
  return pageGame(islandGame(options, content))
}

/** A match of one's own on this device, with draws that can be told beforehand: for the first game. */
export function practiseIsland(
  options: IslandOptions,
  content: IslandContent,
  eyes: readonly string[],
  script: Script,
): Practice {
  return practise(islandGame(options, content), eyes, script)
}
