import type { Spoken } from '#kernel/page.ts'
import { SHARK_SEAT } from './components.ts'
import { describe } from './describe.ts'
import { isOpenAnswer } from './open-answers.ts'
import type { Setting } from './setting.ts'
import type { IslandView } from './view.ts'
import { vocabulary } from './words.ts'

/** What Shark Island says without being played. */
export function spokenIsland(setting: Setting): Spoken<IslandView> {
  return {
    seats: setting.seats.map(({ id }, seat) => ({ id, team: seat === SHARK_SEAT ? 0 : 1 })),
    vocabulary,
    asksForPlan: ({ prompt }) => prompt.key === 'shark-island.ask.place',
    isOpenAnswer: (seen, { prompt }) => isOpenAnswer(seen, prompt.key),
    describe: (seen, action) => describe(setting, seen, action),
  }
}
