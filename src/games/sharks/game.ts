import type { Game } from '#kernel/game.ts'
import type { SharksContent } from './content/schema.ts'
import { knowledge } from './knowledge/index.ts'
import type { SharksOptions } from './options.ts'
import { playedSharks } from './played.ts'
import { settingOf } from './setting.ts'
import { sighted, sights } from './sights.ts'
import type { SharksState } from './state.ts'
import type { SharksView } from './view.ts'

export function sharksGame(
  options: SharksOptions,
  content: SharksContent,
  rules?: number,
): Game<SharksState, SharksView> {
  const setting = settingOf(options, content, rules)
  return { ...playedSharks(setting), knowledge: knowledge(setting), sights: sights(setting), sighted }
}
