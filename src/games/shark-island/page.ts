import { type PageGame, pageGame } from '#kernel/page.ts'
import type { IslandContent } from './content/schema.ts'
import type { IslandOptions } from './options.ts'
import { playedIsland } from './played.ts'
import { settingOf } from './setting.ts'
import type { IslandView } from './view.ts'

/** The one door through which the page reaches the rules of Shark Island. */
export { copiesOf } from './combat-phase/base-line.ts'
export {
  CARDS,
  COINS,
  EVENTS,
  FINS,
  GHOST_TERROR,
  HUNTERS,
  HUNTERS_IN_PLAY,
  ICONS,
  LEAST_TERROR,
  OF_ONE_EVENT,
  PRICES,
  STRATEGIES,
  TARGET,
  WARES,
} from './components.ts'
export { contentNames } from './content/names.ts'
export { cardTexts, dayTexts, effectText, isDoubleShark, totalOf } from './preview.ts'

export function openIsland(
  options: IslandOptions,
  content: IslandContent,
  rules: number | undefined,
): PageGame<IslandView> {
  return pageGame(playedIsland(settingOf(options, content, rules)))
}
