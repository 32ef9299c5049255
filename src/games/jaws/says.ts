import type { Speaker } from '#kernel/game.ts'
import type { View } from '#kernel/view.ts'
import { says as saysInAct1 } from './act-1/says.ts'
import { says as saysInAct2 } from './act-2/says.ts'
import type { JawsContent } from './content/schema.ts'
import type { JawsOptions } from './options.ts'
import { SEAT_IDS } from './seats.ts'
import { settingOf } from './setting.ts'
import type { JawsView } from './view.ts'

export function jawsSpeaker(options: JawsOptions, content: JawsContent, rules?: number): Speaker {
  const setting = settingOf(options, content, rules)
  return (view, seat, action) => {
    const { act1, act2 } = view as View<JawsView>
    return act1 === null
      ? saysInAct2(setting, act2, SEAT_IDS[seat], action)
      : saysInAct1(setting, act1, SEAT_IDS[seat], action)
  }
}
