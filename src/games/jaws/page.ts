import { type PageGame, pageGame } from '#kernel/page.ts'
import type { JawsContent } from './content/schema.ts'
import type { JawsOptions } from './options.ts'
import { type Acts, playedJaws } from './played.ts'
import { settingOf } from './setting.ts'
import type { JawsView } from './view.ts'

/**
 * The door through which the page reaches what both acts of JAWS share. Each act has one of its own (`act-1/page.ts`,
 * `act-2/page.ts`): whoever plays one does not load the rules of the other.
 */
export { ENOUGH_BARRELS, ENOUGH_EATEN_ALONE, TRACK_END } from './act-1/limits.ts'
export { contentNames } from './content/names.ts'
export type { Acts } from './played.ts'
export { CREW_IDS, SEAT_IDS } from './seats.ts'

export function openJaws(
  options: JawsOptions,
  content: JawsContent,
  rules: number | undefined,
  acts: Acts,
): PageGame<JawsView> {
  return pageGame(playedJaws(settingOf(options, content, rules), acts))
}
