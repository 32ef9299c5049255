import { latePageGame, type PageGame } from '#kernel/page.ts'
import type { JawsContent } from './content/schema.ts'
import type { JawsOptions } from './options.ts'
import type { Acts, playedJaws } from './played.ts'
import { type Setting, settingOf } from './setting.ts'
import { type Describing, spokenJaws } from './spoken.ts'
import type { JawsView } from './view.ts'

/**
 * The door through which the page reaches what both acts of JAWS share. Each act has one of its own (`act-1/page.ts`,
 * `act-2/page.ts`): whoever plays one does not load the other. The rules to be played come in by `rules.ts`, later.
 */
export { ENOUGH_BARRELS, ENOUGH_EATEN_ALONE, TRACK_END } from './act-1/limits.ts'
export { contentNames } from './content/names.ts'
export type { Acts } from './played.ts'
export { CREW_IDS, SEAT_IDS } from './seats.ts'

/** What there is of JAWS on a page so far. */
export interface JawsHere {
  /** What the acts say, for a setting. */
  readonly says: (setting: Setting) => Describing
  /** The rules of the acts that can be played. */
  readonly acts: Acts
  readonly play: typeof playedJaws | null
}

export function openJaws(
  options: JawsOptions,
  content: JawsContent,
  rules: number | undefined,
  { says, acts, play }: JawsHere,
): PageGame<JawsView> {
  const setting = settingOf(options, content, rules)
  const game = play?.(setting, acts) ?? null
  const isHere = ({ act1 }: JawsView): boolean =>
    (act1 === null ? acts.openAct2 : acts.openAct1) !== undefined
  return latePageGame(spokenJaws(says(setting)), (view) => (isHere(view) ? game : null))
}
