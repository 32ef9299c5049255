import type { Spoken } from '#kernel/page.ts'
import { describe } from './describe.ts'
import type { SharksKey } from './messages/message.ts'
import { isOpenAnswer } from './open-answers.ts'
import type { Setting } from './setting.ts'
import type { SharksView } from './view.ts'
import { vocabulary } from './words.ts'

/** What Sharks says without being played. */
export function spokenSharks(setting: Setting): Spoken<SharksView> {
  return {
    seats: setting.seats.map(({ id }, team) => ({ id, team })),
    vocabulary,
    isOpenAnswer: (_view, { prompt }, only) => isOpenAnswer(prompt.key as SharksKey, only),
    describe: (seen, action) => describe(setting, seen, action),
  }
}
