import type { Game } from '#kernel/game.ts'
import type { IslandContent } from './content/schema.ts'
import { knowledge } from './knowledge/index.ts'
import type { IslandOptions } from './options.ts'
import { playedIsland } from './played.ts'
import { settingOf } from './setting.ts'
import { sighted, sights } from './sights.ts'
import type { IslandState } from './state.ts'
import type { IslandView } from './view.ts'

export function islandGame(
  options: IslandOptions,
  content: IslandContent,
  rules?: number,
): Game<IslandState, IslandView> {
  const setting = settingOf(options, content, rules)
  return { ...playedIsland(setting), knowledge: knowledge(setting), sights: sights(setting), sighted }
}
