import type { Game } from '#kernel/game.ts'
import { openAct1 } from './act-1/index.ts'
import { sighted as sightedInAct1, sights as sightsOfAct1 } from './act-1/sights.ts'
import { openAct2 } from './act-2/index.ts'
import { sighted as sightedInAct2, sights as sightsOfAct2 } from './act-2/sights.ts'
import type { JawsContent } from './content/schema.ts'
import { knowledge } from './knowledge.ts'
import type { JawsOptions } from './options.ts'
import { playedJaws } from './played.ts'
import { settingOf } from './setting.ts'
import type { JawsState } from './state.ts'
import type { JawsView } from './view.ts'

export function jawsGame(
  options: JawsOptions,
  content: JawsContent,
  rules?: number,
): Game<JawsState, JawsView> {
  const setting = settingOf(options, content, rules)
  return {
    ...playedJaws(setting, { openAct1, openAct2 }),
    knowledge: knowledge(setting),
    sights: [
      ...(options.mode === 'act-2' ? [] : sightsOfAct1(setting)),
      ...(options.mode === 'act-1' ? [] : sightsOfAct2(setting)),
    ],
    sighted: (event) => [...sightedInAct1(event), ...sightedInAct2(event)],
  }
}
