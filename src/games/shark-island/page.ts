import { latePageGame, type PageGame } from '#kernel/page.ts'
import type { IslandContent } from './content/schema.ts'
import type { IslandOptions } from './options.ts'
import type { playedIsland } from './played.ts'
import { settingOf } from './setting.ts'
import { spokenIsland } from './spoken.ts'
import type { IslandView } from './view.ts'

/** The door through which the page reaches what Shark Island says; the rules to be played come in by `rules.ts`, later. */
export { copiesOf } from './combat-phase/base-line.ts'
export {
  CARDS,
  COINS,
  DICE,
  EVENTS,
  FINS,
  GHOST_TERROR,
  HAZARD_CARD,
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
  play: typeof playedIsland | null,
): PageGame<IslandView> {
  const setting = settingOf(options, content, rules)
  const game = play?.(setting) ?? null
  return latePageGame(spokenIsland(setting), () => game)
}
